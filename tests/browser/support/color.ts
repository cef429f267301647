import type { Locator } from '@playwright/test';

/**
 * Reads a computed colour.
 * @returns red, green and blue from 0 to 255, as if it were opaque
 * @throws {Error} when it is transparent, which is no colour
 */
export const readColor = (locator: Locator, property: 'color' | 'backgroundColor' | 'outlineColor') =>
  locator.evaluate((element, property) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) throw new Error('This browser has no canvas.');
    const color = getComputedStyle(element)[property];
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    if (alpha === 0) throw new Error(`${property} is ${color}, which is transparent.`);
    return { red, green, blue };
  }, property);
