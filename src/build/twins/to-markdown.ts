import type { Nodes } from 'hast';
import { toMdast, type Handle } from 'hast-util-to-mdast';
import { gfmFootnoteToMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemToMarkdown } from 'mdast-util-gfm-task-list-item';
import { toMarkdown as write, type Options } from 'mdast-util-to-markdown';
import { footnoteHandlers } from './footnotes.ts';

/** Bold for the eye alone, such as the day in a date. */
const plain: Handle = (state, element) => state.all(element);

const options: Options = {
  bullet: '-',
  emphasis: '_',
  rule: '-',
  // `<name@example.org>` would be taken for HTML.
  resourceLink: true,
  // Without addresses that become links by themselves: they would have every @ in a text escaped.
  extensions: [
    gfmFootnoteToMarkdown(),
    gfmStrikethroughToMarkdown(),
    gfmTableToMarkdown(),
    gfmTaskListItemToMarkdown(),
  ],
};

/**
 * Writes a tree as Markdown (CommonMark, with the tables, notes, tasks and deletions of GitHub), without any HTML.
 * @param tree with what Markdown has terms for: `makeReadingCopy`
 */
export const toMarkdown = (tree: Nodes): string =>
  write(
    toMdast(tree, {
      handlers: { ...footnoteHandlers, b: plain },
      nodeHandlers: { comment: () => undefined },
    }),
    options,
  );
