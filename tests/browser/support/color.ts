import type { Locator } from '@playwright/test';

/**
 * Reads a computed background colour.
 * @returns red, green and blue from 0 to 255, as if it were opaque
 * @throws {Error} when it is transparent, which is no colour
 */
export const readBackground = (locator: Locator) =>
  locator.evaluate((element) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) throw new Error('This browser has no canvas.');
    const { backgroundColor } = getComputedStyle(element);
    context.fillStyle = backgroundColor;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    if (alpha === 0) throw new Error(`The background is ${backgroundColor}, which is transparent.`);
    return { red, green, blue };
  });
