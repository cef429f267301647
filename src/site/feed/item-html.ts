import { getImage } from 'astro:assets';
import { render } from 'astro:content';
import { experimental_AstroContainer as Container } from 'astro/container';
import { toHtml } from 'hast-util-to-html';
import { collections } from '#content/collections.ts';
import type { NewsItem } from '#content/queries.ts';
import { cleanHtml } from '#site/feed/clean-html.ts';

/** The picture of an item as src/components/ui/Cover.astro shows it to browsers without AVIF: no other file is made. */
async function getCover({ collection, data: { cover, coverAlt: alt, coverFocus: position } }: NewsItem) {
  const { width, height } = collections[collection].picture;
  const { src, attributes } = await getImage({ src: cover, width, height, position, format: 'webp' });
  const properties = { src, alt, width: attributes['width'], height: attributes['height'] };
  return toHtml({ type: 'element', tagName: 'img', properties, children: [] });
}

let container: Promise<Container> | undefined;

/**
 * The picture and the whole text of a news item, as HTML for a feed.
 * @param item the item
 * @param page the address of its page, absolute
 */
export async function getItemHtml(item: NewsItem, page: string): Promise<string> {
  const { Content } = await render(item);
  const renderer = await (container ??= Container.create());
  return cleanHtml(`<p>${await getCover(item)}</p>${await renderer.renderToString(Content)}`, page);
}
