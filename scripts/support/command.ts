/** Something went wrong that the reader can mend; its message says how, and no stack is shown. */
export class CommandError extends Error {}

/**
 * Runs what a command does and says in the exit code whether it succeeded.
 * @param work may throw {@link CommandError}; returns whether all went well, nothing meaning yes
 */
export function command(work: () => Promise<boolean | undefined>): void {
  work().then(
    (success) => {
      if (success === false) process.exitCode = 1;
    },
    (error: unknown) => {
      console.error(error instanceof CommandError ? `\n${error.message}` : error);
      process.exitCode = 1;
    },
  );
}
