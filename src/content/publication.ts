import { z } from 'astro/zod';
import { company } from '#company';

/**
 * The day that it is where the company is.
 * @param now the moment; midnight there is not midnight at the build's machine
 * @returns the day, as midnight UTC, as the dates of content are
 */
export function dayOf(now: Date): Date {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: company.timeZone }).format(now);
  return new Date(`${parts}T00:00:00Z`);
}

/**
 * The day for which a build is made. Every page, list and feed is of this one day, however long the build takes.
 * @param wanted `PUBLISH_DAY`, which makes a build as of another day, such as 2026-12-01; without it, today
 * @throws {Error} when it is no day
 */
export function publicationDay(wanted: string | undefined): Date {
  if (!wanted) return dayOf(new Date());
  if (!z.iso.date().safeParse(wanted).success) {
    throw new Error(`PUBLISH_DAY is "${wanted}", want a day such as 2026-12-01, or nothing for today.`);
  }
  return new Date(`${wanted}T00:00:00Z`);
}

/** What says when an item is published. */
export interface Publication {
  draft?: boolean | undefined;
  /** The day of a news item; it is published from that day on. */
  date?: Date | undefined;
}

/**
 * Tells whether an item is to be seen by everybody.
 * @param item its fields
 * @param day the day for which the build is made, as midnight UTC
 */
export const isPublished = ({ draft = false, date }: Publication, day: Date): boolean =>
  !draft && (date === undefined || date <= day);
