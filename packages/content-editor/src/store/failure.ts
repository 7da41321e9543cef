/** A request from a page that an earlier run of the editor has served: only reloading the page helps. */
export class OutdatedPage extends Error {}

/** The text of anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
