import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import { company } from '#company';
import { servicePicture } from '#content/collections.ts';
import { getDrawing } from '#drawings/drawings.ts';
import { findPicture, isPhotograph } from '#drawings/pictures.ts';
import { useTranslations } from '#i18n/translations.ts';
import type { SitePage } from '#site/pages.ts';
import { drawingColours, grounds } from '#styles/colours.ts';

function chooseImage(page: SitePage) {
  const t = useTranslations(page.locale);
  if ('entry' in page && 'cover' in page.entry.data) {
    const { cover, coverAlt, coverFocus, colour } = page.entry.data;
    return { src: cover, alt: coverAlt, position: coverFocus, colour };
  }
  if (page.kind === 'service') {
    const { slug, data } = page.entry;
    const alt = t('meta.image.service', { title: page.title });
    return { src: findPicture(servicePicture(slug)), alt, colour: data.colour };
  }
  return { src: findPicture('/art/open-graph/brand'), alt: t('meta.image.brand') };
}

/** Describes the file of a drawing for Astro's image service, as it describes an imported picture. */
function describeDrawing(path: string): ImageMetadata {
  const { files, width, height } = getDrawing(path);
  return { src: files[0]?.path ?? '', width, height, format: 'svg' };
}

/**
 * Makes the image that link previews show of a page (https://ogp.me/#structured): the cover of an item,
 * cropped around its focal point, the drawing of an item on the line, or else the brand image.
 * @returns its path and its alternative text; undefined when there is no picture
 */
export async function getOpenGraphImage(page: SitePage) {
  const { src: chosen, alt, position, colour } = chooseImage(page);
  if (!chosen) return undefined;
  const ground = colour && drawingColours[grounds[colour][0]];
  const below = company.water ? drawingColours['deep-900'] : ground;
  const { src } = await getImage({
    ...(isPhotograph(chosen)
      ? { src: chosen, position, background: ground }
      : { src: describeDrawing(chosen), background: ground && `${ground} ${below}` }),
    width: 1200,
    height: 630,
    format: 'jpeg',
  });
  return { src, alt };
}
