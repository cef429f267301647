/** What the log contains of a request: no query and no headers, since these can hold personal data. */
export interface LoggedRequest {
  method: string;
  path: string;
}

/**
 * Logs an error as one line of JSON on standard error.
 * @param error anything that was thrown
 * @param request the request that failed
 * @param status the status of the answer
 * @returns the request ID in the line
 */
export function logError(error: unknown, { method, path }: LoggedRequest, status: number): string {
  const requestId = crypto.randomUUID();
  const { message, stack, cause } = error instanceof Error ? error : new Error(String(error));
  const line = {
    time: new Date().toISOString(),
    level: 'error',
    requestId,
    method,
    path,
    status,
    message,
    stack,
    ...(cause === undefined ? {} : { cause: String(cause) }),
  };
  console.error(JSON.stringify(line));
  return requestId;
}
