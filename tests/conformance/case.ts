import type { OutgoingHttpHeaders } from 'node:http';
import type { HostName } from '#tests/conformance/hosts.ts';

/** What is wanted of an answer. */
export interface Want {
  status: number;
  /** Each header by its lower-case name; nothing when it must be absent. */
  headers?: Record<string, string | RegExp | undefined>;
  /** What the unpacked body must hold. */
  body?: string;
}

/** One request, and what every host answers. */
export interface Case {
  what: string;
  path: string;
  method?: string;
  headers?: OutgoingHttpHeaders;
  want: Want;
  /** Where a host cannot do it: why, and what it does instead. */
  except?: Partial<Record<HostName, { why: string; want: Want }>>;
}
