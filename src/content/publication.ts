import { z } from 'astro/zod';
import { company } from '#company';

/**
 * The day in a time zone.
 * @param now a moment
 * @param timeZone its IANA name; the company's unless given
 * @returns the day as midnight UTC, like the dates of content
 */
export function localDay(now: Date, timeZone: string = company.timeZone): Date {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
  return new Date(`${day}T00:00:00Z`);
}

/**
 * The day for which the site is built. It decides which items are published.
 * @param day the environment variable `PUBLISH_DAY`, such as 2026-12-01; today if it isn't set
 * @returns the day as midnight UTC
 * @throws {Error} when it isn't a day
 */
export function publicationDay(day: string | undefined): Date {
  if (!day) return localDay(new Date());
  if (!z.iso.date().safeParse(day).success) {
    throw new Error(`PUBLISH_DAY is "${day}", expected a day such as 2026-12-01, or nothing for today.`);
  }
  return new Date(`${day}T00:00:00Z`);
}

/** The fields that decide when an item is published. */
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

/**
 * Whether an item is published.
 * @param item its fields
 * @param day the day for which the site is built, as midnight UTC
 */
export const isPublished = (item: Publication, day: Date): boolean =>
  isReleased(item) && (item.date === undefined || item.date <= day);
