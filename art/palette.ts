/** The colours of the identity; the same values as in `src/styles/tokens.css`. */
export const colours = {
  navy950: '#0a1524',
  navy900: '#0f1e33',
  navy800: '#172b47',
  navy700: '#223c5f',
  navy500: '#44618a',
  slate600: '#4a5b70',
  mist400: '#8fa6bd',
  mist200: '#cfdbe5',
  mist100: '#e6edf2',
  paper: '#fdfbf7',
  white: '#ffffff',
  sand100: '#f5efe6',
  sand200: '#e9dfd0',
  orange200: '#ffd3ab',
  orange400: '#ff9c4d',
  orange500: '#f47b20',
  orange700: '#a84300',
} as const;

/** One of the identity's colours. */
export type Colour = (typeof colours)[keyof typeof colours];
