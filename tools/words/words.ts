import { speaker, type Message } from '#i18n/messages.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

/** Something that a command says, as data. */
export type Words = Message<typeof en>;

/** Puts what a command says into words of a language. */
export const say = speaker({ en, nl });
