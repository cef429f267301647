/**
 * The inline scripts that the policy lets run, each read and approved by a person: what it is, and its
 * SHA-256 in base64. The build refuses every other one and names its hash; a line here is the approval.
 */
export const inlineScripts: Readonly<Record<string, string>> = {
  // src/browser/language.ts with what it imports, in the head of unprefixed pages.
  language: 'At7HXrID+4Dy0x5DuHCIURMzf2R5sIih+sm2BFJv6ks=',
  // src/browser/first-paint.ts, in the head of every page.
  firstPaint: 'G7Y2v3aE791CX0DcOZ9uCPGbYPTpJMO+q6/7AT63y6w=',
};
