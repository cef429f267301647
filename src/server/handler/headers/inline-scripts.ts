/**
 * The inline scripts that the policy lets run, each read and approved by a person: what it is, and its
 * SHA-256 in base64. The build refuses every other one and names its hash; a line here is the approval.
 */
export const inlineScripts: Readonly<Record<string, string>> = {
  // src/browser/language.ts with what it imports, in the head of unprefixed pages.
  language: 'wdO3GKIIdILAb/4AL5PT/fpuZLLyK/qzIx/gM0l43dA=',
  // src/browser/first-paint.ts, in the head of every page.
  firstPaint: 'ZKray6P3SYXJOEHLNO7Y+FgEHFzxf1/zTNk+0urBqPY=',
};
