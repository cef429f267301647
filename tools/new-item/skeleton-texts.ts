import type { LocaleCode } from '#i18n/locales.ts';

/** What stands in a new file until someone writes it, long enough for the schemas. */
interface SkeletonTexts {
  /** The length of a text in words. */
  limit: (minimum: number, maximum: number) => string;
  /** What each key is for. */
  hints: Readonly<Record<string, string>>;
  values: Readonly<Record<string, string>>;
  body: string;
}

const english: SkeletonTexts = {
  limit: (minimum, maximum) =>
    minimum > 1 ? `${minimum} to ${maximum} characters` : `at most ${maximum} characters`,
  hints: {
    title: 'Short and concrete',
    summary: 'One or two sentences, for lists and search engines',
    date: 'The day of publication',
    client: 'By kind and place, never by name',
    sector: 'The trade, in a word or two',
    year: 'The year of the launch',
    services: 'File names from src/content/services, the most important first',
    cover: 'A drawing of 1600 by 1000 pixels; this one is plain, replace it',
    coverAlt: 'What the drawing shows',
    challenge: 'What the problem was',
    approach: 'What we did',
    result: 'What has changed',
    draft: 'Remove these two lines to publish',
  },
  values: {
    summary: 'Say here in one or two sentences what is new, for whom, and what it changes.',
    coverAlt: 'A band of orange light between a pale sky and dark water.',
    client: 'A company in Rotterdam',
    sector: 'Trade',
    challenge:
      'Say here in two or three sentences what the customer ran into: who noticed it, how often it happened, and what it cost them in time.',
    approach:
      'Say here in two or three sentences what we did: where we looked first, what we tried, and what we decided to leave out in the end.',
    result:
      'Say here in two or three sentences what has changed: what people do now that they could not do before, and what has become easier.',
  },
  body: 'Begin here with what happened.\n\n## A heading\n\nGo on with a detail that is worth telling.\n',
};

const dutch: SkeletonTexts = {
  limit: (minimum, maximum) =>
    minimum > 1 ? `${minimum} tot ${maximum} tekens` : `hoogstens ${maximum} tekens`,
  hints: {
    title: 'Kort en concreet',
    summary: 'Een of twee zinnen, voor overzichten en zoekmachines',
    date: 'De dag van publicatie',
    client: 'Soort bedrijf en plaats, nooit een naam',
    sector: 'De branche, in een of twee woorden',
    year: 'Het jaar van oplevering',
    services: 'Bestandsnamen uit src/content/services, de belangrijkste eerst',
    cover: 'Een tekening van 1600 bij 1000 pixels; deze is kaal, vervang hem',
    coverAlt: 'Wat er op de tekening te zien is',
    challenge: 'Wat er speelde',
    approach: 'Wat we deden',
    result: 'Wat er nu anders is',
    draft: 'Haal deze twee regels weg om te publiceren',
  },
  values: {
    summary: 'Vertel hier in een of twee zinnen wat er nieuw is, voor wie, en wat dat uitmaakt.',
    coverAlt: 'Een band oranje licht tussen een bleke lucht en donker water.',
    client: 'Een bedrijf in Rotterdam',
    sector: 'Handel',
    challenge:
      'Vertel hier in twee of drie zinnen waar de klant tegenaan liep: wie het merkte, hoe vaak het gebeurde en hoeveel tijd het kostte.',
    approach:
      'Vertel hier in twee of drie zinnen wat we deden: waar we eerst keken, wat we hebben geprobeerd en wat we juist hebben weggelaten.',
    result:
      'Vertel hier in twee of drie zinnen wat er nu anders is: wat mensen nu kunnen wat eerst niet kon, en wat makkelijker is geworden.',
  },
  body: 'Begin hier met wat er is gebeurd.\n\n## Een kop\n\nGa verder met een detail dat het vertellen waard is.\n',
};

/** What a new item holds until somebody writes it, by language. */
export const skeletonTexts: Record<LocaleCode, SkeletonTexts> = { en: english, nl: dutch };
