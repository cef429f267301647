export interface Size {
  width: number;
  height: number;
}

/** The width of a photograph in a text, in pixels. */
export const textWidth = 1200;

/** The longest side of a WebP, in pixels. */
export const longestSide = 16_383;

/**
 * The largest crop of a picture that has the target's aspect ratio, is no larger than the target and needs no
 * enlarging.
 */
export function largestCrop(picture: Size, target: Size): Size {
  const scale = Math.min(1, picture.width / target.width, picture.height / target.height);
  return { width: Math.round(target.width * scale), height: Math.round(target.height * scale) };
}

/** Parses a focal point: percentages from the left and from the top, by default the middle. */
const parseFocus = (focus = '') => (/^\d+% \d+%$/.test(focus) ? focus : '50% 50%').split(' ').map(parseFloat);

/**
 * Computes how to scale and crop a picture so that its focal point is as near to the middle as the edges
 * allow.
 * @param focus `30% 60%` from the left and from the top
 */
export function cropAround(picture: Size, target: Size, focus: string | undefined) {
  const scale = Math.max(target.width / picture.width, target.height / picture.height);
  const whole = { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) };
  const [x = 50, y = 50] = parseFocus(focus);
  const start = (share: number, length: number, visible: number) =>
    Math.round(Math.min(Math.max((length * share) / 100 - visible / 2, 0), length - visible));
  const part = {
    left: start(x, whole.width, target.width),
    top: start(y, whole.height, target.height),
    ...target,
  };
  return { whole, part };
}
