import { speaker, type Message as MessageOf } from '#i18n/messages.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

/** Something that the doctor says, as data. */
export type Message = MessageOf<typeof en>;

/** The codes of all messages, each of which a test has seen. */
export const messageCodes = Object.keys(en) as Message['code'][];

const catalogues = { en, nl };

/** The languages in which the doctor speaks; whoever has another hears English. */
export const spoken = Object.keys(catalogues) as (keyof typeof catalogues)[];

/** Puts a message into words of a language. */
export const inWords = speaker(catalogues);
