import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { serviceDrawing } from '#content/slug.ts';
import { useTranslations } from '#i18n/translations.ts';
import { grounds, palette } from '#site/colours.ts';
import { getDrawing } from '#site/drawings.ts';
import type { SitePage } from '#site/pages.ts';

function chooseImage(page: SitePage) {
  const t = useTranslations(page.locale);
  if (page.kind === 'newsItem' || page.kind === 'project') {
    const { cover, coverAlt, coverFocus, colour } = page.entry.data;
    return { src: cover, alt: coverAlt, position: coverFocus, colour };
  }
  if (page.kind === 'service') {
    const { slug, data } = page.entry;
    const alt = t('meta.image.service', { title: page.title });
    return { src: serviceDrawing(slug), alt, colour: data.colour };
  }
  return { src: '/art/open-graph/brand.svg', alt: t('meta.image.brand') };
}

/** Describes the file of a drawing for Astro's image service, as it describes an imported picture. */
function describeDrawing(path: string): ImageMetadata {
  const { files, width, height } = getDrawing(path);
  return { src: files[0]?.path ?? '', width, height, format: 'svg' };
}

/**
 * Makes the image that link previews show of a page (https://ogp.me/#structured): the cover of an item, cropped around
 * its focal point, the drawing of an item on the line, or else the bridge.
 * @returns its path, its size in pixels and its alternative text
 */
export async function getOpenGraphImage(page: SitePage) {
  const { src: chosen, alt, position, colour } = chooseImage(page);
  const { src, options } = await getImage({
    ...(typeof chosen === 'string'
      ? { src: describeDrawing(chosen), background: colour && palette[grounds[colour][0]] }
      : { src: chosen, position }),
    width: 1200,
    height: 630,
    format: 'jpeg',
  });
  return { src, alt, width: options.width, height: options.height };
}
