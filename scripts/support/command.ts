/** An error that the user can fix. Its message says how; it is printed without a stack. */
export class CommandError extends Error {}

/**
 * Runs a command and sets the exit code to 1 if it fails.
 * @param work may throw {@link CommandError}; returns whether it succeeded; undefined means yes
 */
export function command(work: () => Promise<boolean | undefined>): void {
  work().then(
    (success) => {
      if (success === false) process.exitCode = 1;
    },
    (error: unknown) => {
      console.error(isForUser(error) ? `\n${error.message}` : error);
      process.exitCode = 1;
    },
  );
}

/** Whether the user can fix an error, as also one in the options (`parseArgs` of Node). */
function isForUser(error: unknown): error is Error {
  const isOption = String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');
  return isOption || error instanceof CommandError;
}
