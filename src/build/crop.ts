/** How large something is, in pixels. */
export interface Size {
  width: number;
  height: number;
}

/**
 * The largest part of a picture that has a shape, so that nothing is blown up.
 * @param picture how large the picture is
 * @param wanted the shape, and the size that is enough
 */
export function largestCrop(picture: Size, wanted: Size): Size {
  const part = Math.min(1, picture.width / wanted.width, picture.height / wanted.height);
  return { width: Math.round(wanted.width * part), height: Math.round(wanted.height * part) };
}

/** A focal point as percentages from the left and from the top; the middle where none is named. */
const readFocus = (focus = '') => (/^\d+% \d+%$/.test(focus) ? focus : '50% 50%').split(' ').map(parseFloat);

/**
 * How a picture is made smaller and cut, so that its focal point comes as near to the middle as the edges allow.
 * @param picture how large it is
 * @param wanted how large it becomes
 * @param focus `30% 60%` from the left and from the top
 * @returns the size of the whole picture then, and the part of it to cut out
 */
export function cropAround(picture: Size, wanted: Size, focus: string | undefined) {
  const scale = Math.max(wanted.width / picture.width, wanted.height / picture.height);
  const whole = { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) };
  const [x = 50, y = 50] = readFocus(focus);
  const start = (share: number, length: number, visible: number) =>
    Math.round(Math.min(Math.max((length * share) / 100 - visible / 2, 0), length - visible));
  const part = {
    left: start(x, whole.width, wanted.width),
    top: start(y, whole.height, wanted.height),
    ...wanted,
  };
  return { whole, part };
}
