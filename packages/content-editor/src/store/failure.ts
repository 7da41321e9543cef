/** Only reloading the page helps: it is of an earlier run, or its sign-in has ended. */
export class ReloadNeeded extends Error {}

/** The answer did not arrive: what was asked for may have been done. */
export class LostAnswer extends Error {}

/** The text of anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
