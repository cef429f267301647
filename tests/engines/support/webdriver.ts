/** An open session of WebDriver (W3C, "WebDriver", level 2). */
export interface Session {
  /**
   * Sends a command.
   * @param command its path below the session's: `element/active`
   * @param body what it needs; without, it is a GET
   * @returns its value
   * @throws {Error} with what the driver says of a command that fails
   */
  send: <Value>(command: string, body?: object) => Promise<Value>;
  end: () => Promise<void>;
}

async function call(method: string, address: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`WebDriver, ${method} ${new URL(address).pathname}: ${error}, ${message}`);
}

/**
 * Opens a session.
 * @param driver the address of the driver
 * @param capabilities those that it must have
 */
export async function startSession(driver: string, capabilities: object): Promise<Session> {
  const { sessionId } = (await call('POST', `${driver}/session`, {
    capabilities: { alwaysMatch: capabilities },
  })) as { sessionId: string };
  const session = `${driver}/session/${sessionId}`;
  return {
    send: (command, body) => call(body ? 'POST' : 'GET', `${session}/${command}`, body) as never,
    async end() {
      await call('DELETE', session);
    },
  };
}
