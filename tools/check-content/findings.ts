import { closestMatch } from 'leven';
import { defaultLocale, type LocaleCode } from '#i18n/locales.ts';
import { inWords, type Message } from './messages/messages.ts';

/** Something that is wrong, or reads badly, in words of no language yet. */
export interface Finding {
  /** The path from the project's root, with forward slashes. */
  file: string;
  line: number | undefined;
  /** What is wrong and what to do about it. */
  message: Message;
}

/**
 * Notes that something is wrong.
 * @param file the path from the project's root, with forward slashes
 * @param message what is wrong and what to do about it
 * @param warning whether it may be published as it is
 */
export type Report = (file: string, message: Message, line?: number, warning?: boolean) => void;

/** The same, where it is clear in which file. */
export type Say = (message: Message, line?: number, warning?: boolean) => void;

/** Puts a finding into words, in one line that begins with file and line. */
export const describe = ({ file, line, message }: Finding, locale: LocaleCode): string =>
  `${file}${line === undefined ? '' : `:${line}`}: ${inWords(message, locale)}`;

const compare = new Intl.Collator(defaultLocale, { numeric: true }).compare;

/** By file, then line; the same on every machine, and in every language. */
export const inOrder = (a: Finding, b: Finding): number =>
  compare(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0);

/**
 * The candidate that was probably meant; one that shares no letter was not.
 * @param written what stands in the file
 * @param candidates what could have stood there
 * @returns the nearest candidate, or nothing when none is near
 */
export function nearest(written: string, candidates: Iterable<string>): string | undefined {
  const maxDistance = Math.min(written.length - 1, Math.max(2, Math.floor(written.length / 3)));
  return closestMatch(written, [...candidates], { maxDistance });
}

/** Names a value on one line, cut short when it is long. */
export function quote(text: string): string {
  const letters = Array.from(text);
  return JSON.stringify(letters.length > 60 ? `${letters.slice(0, 57).join('')}…` : text);
}
