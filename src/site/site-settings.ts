import { company } from '#company';
import { readSiteUrl, readStaticExport } from '#env';

export const siteUrl = readSiteUrl(process.env, company.site);

/** Whether the site is built for a host that only serves files: whatever needs our server is left out. */
export const isStaticExport = readStaticExport(process.env);

/** Whether the contact page has the form, which needs our own server. */
export const hasContactForm = company.contactForm && !isStaticExport;
