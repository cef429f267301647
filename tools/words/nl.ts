import type { en } from './en.ts';

const count = (amount: number, one: string, more: string) => `${amount} ${amount === 1 ? one : more}`;

/** Wat opdrachten zeggen, behalve wat de dokter in de teksten vindt. */
export const nl: typeof en = {
  // Opties
  unknownLanguage: ({ given, known }) =>
    `--lang ${given} is geen taal van de site: kies uit ${known.join(', ')}.`,
  unknownOption: ({ option, known }) =>
    `--${option} is geen optie: kies uit ${known.map((name) => `--${name}`).join(', ')}.`,

  // De dokter
  inOrder: ({ files }) => `Inhoud: ${count(files, 'bestand', 'bestanden')} en alle teksten zijn in orde.`,
  findings: ({ amount }) => `Inhoud: ${count(amount, 'fout', 'fouten')}.`,
  warnings: ({ amount }) =>
    `Inhoud: ${count(amount, 'advies', 'adviezen')}; wat daar staat, mag zo worden gepubliceerd.`,
  moreFindings: ({ shown, files }) =>
    `Hierboven staan de eerste ${shown}. Er zijn er nog meer in ${count(files, 'bestand', 'bestanden')}:`,
  more: ({ file, amount }) => `${file}: nog ${amount}`,
};
