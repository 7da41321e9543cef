/** An error that the user can fix. Its message says how; it is printed without a stack trace. */
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

/** Node's error codes for wrong options (`parseArgs`), a full or read-only disk, and missing permissions. */
const codesForUser = /^(?:ERR_PARSE_ARGS.*|EACCES|EDQUOT|ENOSPC|EPERM|EROFS)$/;

/** Whether the user can fix an error. */
function isForUser(error: unknown): error is Error {
  const { code } = error as NodeJS.ErrnoException;
  return error instanceof CommandError || codesForUser.test(String(code));
}
