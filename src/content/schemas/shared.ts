import { oneOf, point, text } from '#content/schemas/fields.ts';
import en from '#i18n/locales/en-GB.json' with { type: 'json' };
import { serviceSlug } from '#content/service-slug.ts';

/** As much of a title as search engines show. */
export const longestTitle = 70;

/** Shown in lists and as the meta description, hence the limit. */
export const summary = text(50, 155);

/** What a picture shows, for those who cannot see it. */
export const alternativeText = text(20, 140);

/** The point of a cover that stays in the middle when it is cut, from the left and from the top. */
export const focus = point.default('50% 50%');

/** Says of an item that its translation in the other language need not follow when it changes, and need not exist. */
export const translation = oneOf(['independent']).optional();

/** The services by file name, derived from the names in the list of services. */
export const serviceIds = en.services['services-items'].map(({ name }) => serviceSlug(name));
