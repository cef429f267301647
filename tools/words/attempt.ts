/**
 * Runs a command, whose errors are words for whoever called it: they are said, and the command has failed.
 * @param command throws when it cannot go on
 */
export async function attempt(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
