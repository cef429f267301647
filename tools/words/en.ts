const count = (amount: number, thing: string) => `${amount} ${thing}${amount === 1 ? '' : 's'}`;

/** What commands say, the content doctor's findings apart. */
export const en = {
  // Options
  unknownLanguage: ({ given, known }: { given: string; known: readonly string[] }) =>
    `--lang ${given} is not a language of the site: want one of ${known.join(', ')}.`,
  unknownOption: ({ option, known }: { option: string; known: readonly string[] }) =>
    `--${option} is not an option: want one of ${known.map((name) => `--${name}`).join(', ')}.`,

  // The content doctor
  inOrder: ({ files }: { files: number }) => `Content: ${count(files, 'file')} and all texts are in order.`,
  findings: ({ amount }: { amount: number }) => `Content: ${count(amount, 'finding')}.`,
  warnings: ({ amount }: { amount: number }) =>
    `Content: ${count(amount, 'warning')}; what it says may be published as it is.`,
  moreFindings: ({ shown, files }: { shown: number; files: number }) =>
    `The first ${shown} findings are above. There are more in ${count(files, 'file')}:`,
  more: ({ file, amount }: { file: string; amount: number }) => `${file}: ${amount} more`,
};
