import { satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import type { HastPluginList } from 'satteri';
import { anchors } from './anchors.ts';
import { companyFacts } from './company-facts.ts';
import { figures } from './figures.ts';
import { footnotes } from './footnotes.ts';
import { pictures } from './pictures.ts';
import { quotations } from './quotations.ts';
import { tables } from './tables.ts';

/** All that is done to a text between Markdown and page, in its order. */
export const hastPlugins: HastPluginList = [
  companyFacts,
  // Astro's own, which it runs last of all: a link to a heading wants its name before.
  satteriHeadingIdsPlugin(),
  footnotes,
  anchors,
  quotations,
  figures,
  pictures,
  tables,
];
