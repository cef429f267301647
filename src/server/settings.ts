const defaultPort = 4321;

/**
 * Reads the port to listen on.
 * @param value the environment's `PORT`
 * @returns the number; 4321 when nothing is set, 0 for any free port
 * @throws {Error} on anything but a whole number up to 65535
 */
export function parsePort(value: string | undefined): number {
  const text = value?.trim() || String(defaultPort);
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new Error(`PORT is "${text}", want a whole number from 0 to 65535, such as ${defaultPort}.`);
}

/** What is logged: errors alone, or every request as well. */
type LogLevel = 'errors' | 'requests';

/**
 * Reads what is to be logged.
 * @param value the environment's `LOG`
 * @returns errors alone when nothing is set
 * @throws {Error} on anything else
 */
export function parseLog(value: string | undefined): LogLevel {
  const text = value?.trim() || 'errors';
  if (text === 'errors' || text === 'requests') return text;
  throw new Error(`LOG is "${text}", want "errors" or "requests".`);
}

const remedies: Record<string, (port: number, host: string) => string> = {
  EADDRINUSE: (port) =>
    `Port ${port} is already in use: stop the program that listens there, or choose another with PORT=${port + 1}.`,
  EACCES: (port) =>
    `Port ${port} may not be opened by this user: choose one above 1023 with PORT=${defaultPort}.`,
  EADDRNOTAVAIL: (_port, host) =>
    `HOST is "${host}", which is no address of this machine: leave it out for all.`,
  ENOTFOUND: (_port, host) => `HOST is "${host}", which is not known: leave it out for all addresses.`,
};

/**
 * Says in one line why the server cannot listen.
 * @param error what `listen` gave
 * @param port the port that was tried
 * @param host the address that was tried, if one was named
 */
export function describeListenError(error: NodeJS.ErrnoException, port: number, host = ''): string {
  return remedies[error.code ?? '']?.(port, host) ?? `Port ${port} cannot be opened: ${error.message}.`;
}
