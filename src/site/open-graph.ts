import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { useTranslations } from '#i18n/translations.ts';
import type { SitePage } from '#site/pages.ts';

const drawings = import.meta.glob<ImageMetadata>('/src/assets/open-graph/**/*.png', {
  eager: true,
  import: 'default',
});

function chooseImage(page: SitePage) {
  const t = useTranslations(page.locale);
  if (page.kind === 'item' && 'cover' in page.entry.data) {
    const { cover, coverAlt, coverFocus } = page.entry.data;
    return { src: cover, alt: coverAlt, position: coverFocus };
  }
  const service =
    page.kind === 'service' && drawings[`/src/assets/open-graph/services/${page.entry.slug}.png`];
  if (service) return { src: service, alt: t('meta.image.service', { title: page.title }) };
  const brand = drawings['/src/assets/open-graph/brand.png'];
  if (!brand) throw new Error('src/assets/open-graph/brand.png does not exist: run "npm run draw".');
  return { src: brand, alt: t('meta.image.brand') };
}

/**
 * Makes the image that link previews show of a page (https://ogp.me/#structured): the cover of an item, cropped around
 * its focal point, the drawing of a service, or else the bridge.
 * @returns its path, its size in pixels and its alternative text
 */
export async function getOpenGraphImage(page: SitePage) {
  const { alt, ...source } = chooseImage(page);
  const { src, options } = await getImage({ ...source, width: 1200, height: 630, format: 'jpeg' });
  return { src, alt, width: options.width, height: options.height };
}
