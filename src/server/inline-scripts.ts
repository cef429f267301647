/**
 * The inline scripts that the policy lets run, each read and approved by a person: what it is, and its
 * SHA-256 in base64. The build refuses every other one and names its hash; a line here is the approval.
 */
export const inlineScripts: Readonly<Record<string, string>> = {
  // src/browser/language.ts with what it imports, in the head of unprefixed pages.
  language: 'yLMlzjzdxkWgwk8uW1KG8Ap/NUrCkU7nI6q6zNnX1g4=',
};
