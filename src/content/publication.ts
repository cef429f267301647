import { company } from '#company';
import { type CollectionName, isSection, possibleCollections } from '#content/collections.ts';
import { readPublishDay } from '#env';

/** Whether the site has a collection: a section may be left out of `sections` in src/company/company.json. */
export const hasCollection = (name: CollectionName): boolean =>
  !isSection(name) || company.sections.includes(name);

export const collectionNames = possibleCollections.filter(hasCollection);

/**
 * The day for which the site is built, as midnight UTC.
 * @throws {Error} when the variable `PUBLISH_DAY` isn't a day
 */
export const publishDay = (): Date => readPublishDay(process.env['PUBLISH_DAY'], company.timeZone);

export interface Publication {
  draft?: boolean | undefined;
  /** Whether it was online and no longer is. */
  withdrawn?: boolean | undefined;
  /** The first day on which the item is published. */
  date?: Date | undefined;
}

/** Whether an item is neither a draft nor withdrawn. Its fields needn't be valid. */
export const isReleased = ({ draft, withdrawn }: { draft?: unknown; withdrawn?: unknown }): boolean =>
  draft !== true && withdrawn !== true;

/** Whether an item is published on a day, given as midnight UTC. */
export const isPublished = (item: Publication, day: Date): boolean =>
  isReleased(item) && (item.date === undefined || item.date <= day);
