import { z } from 'astro/zod';
import en from '#i18n/locales/en-GB.json' with { type: 'json' };
import { serviceSlug } from '#content/service-slug.ts';

/**
 * A plain day, `2026-04-19`, as a Date at midnight UTC.
 * YAML reads an unquoted day as a Date and turns `2026-13-45` into a real one,
 * so the content doctor checks the day as it was written.
 */
export const plainDate = z.union([z.date(), z.iso.date().transform((text) => new Date(`${text}T00:00:00Z`))]);

/** Shown in lists and as the meta description, hence the limit. */
export const summary = z.string().min(50).max(155);

/** What a picture shows, for those who cannot see it. */
export const alternativeText = z.string().min(20).max(140);

/** The services by file name, derived from the names in the list of services. */
export const serviceIds = en.services['services-items'].map(({ name }) => serviceSlug(name));
