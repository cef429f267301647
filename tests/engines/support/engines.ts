import { findFirefox, visitWithFirefox } from './firefox.ts';
import { findWebKit } from './webkit-programs.ts';
import { visitWithWebKit } from './webkit.ts';
import type { Preferences, Visitor } from './visitor.ts';

/** A browser engine beside Chromium's. */
export interface Engine {
  name: 'Firefox' | 'WebKit';
  /** The packages of Debian that bring it. */
  packages: string;
  /** Whether it is on this machine. */
  isHere: () => boolean;
  /** Starts its browser for a visitor. */
  visit: (preferences?: Preferences) => Promise<Visitor>;
}

const missing = (): never => {
  throw new Error('This engine is missing: its tests are to be skipped.');
};

/** The engines that the site is tested in, apart from Chromium. */
export const engines: Engine[] = [
  {
    name: 'Firefox',
    packages: 'firefox-esr',
    isHere: () => Boolean(findFirefox()),
    visit: (preferences) => visitWithFirefox(findFirefox() ?? missing(), preferences),
  },
  {
    name: 'WebKit',
    packages: 'webkit2gtk-driver xvfb locales',
    isHere: () => Boolean(findWebKit()),
    visit: (preferences) => visitWithWebKit(findWebKit() ?? missing(), preferences),
  },
];
