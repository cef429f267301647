import type { ImageMetadata } from 'astro';
import { findDrawing } from '#drawings/drawings.ts';

// Only folders whose pictures pages look for: the build refuses a photograph that no page shows.
const photographs = import.meta.glob<ImageMetadata>(
  '/art/{open-graph,people,scenes,services}/*.{avif,jpeg,jpg,png,webp}',
  { eager: true, import: 'default' },
);

const byName = new Map(
  Object.entries(photographs).map(([path, photograph]) => [path.replace(/\.\w+$/, ''), photograph]),
);

/** Whether a picture is a photograph, and not the path of a drawing. Pages mark it by `data-photograph`. */
export const isPhotograph = <Photograph extends object>(
  picture: Photograph | string | undefined,
): picture is Photograph => typeof picture === 'object';

/**
 * Finds a picture of `art/` by its name, so that a photograph can take the place of a drawing.
 * @param name path from the project's root, without ending: `/art/scenes/services`
 * @returns a photograph, or the path of a drawing; undefined when there is neither
 */
export function findPicture(name: string): ImageMetadata | string | undefined {
  const drawing = `${name}.svg`;
  return byName.get(name) ?? (findDrawing(drawing) && drawing);
}
