/** What the log tells about the request: no query and no headers, as these may hold personal data. */
export interface LoggedRequest {
  method: string;
  path: string;
}

/**
 * Logs an error as one line of JSON on standard error.
 * @param error whatever was thrown
 * @param request the request that it happened in
 * @param status the status of the answer
 * @returns the identifier under which the line is found
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
  };
  console.error(JSON.stringify(cause === undefined ? line : { ...line, cause: String(cause) }));
  return requestId;
}
