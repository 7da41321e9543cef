/** Milliseconds a notification stays when it does not say. */
const usual = 5000;

/** The longest a browser's timer can wait; beyond it, timers end at once. */
const longest = 2 ** 31 - 1;

/**
 * How long a notification stays, in milliseconds.
 * @param duration what was asked for. Nothing, 0, a negative number or NaN give the usual 5000.
 * @returns `Infinity` for a notification that stays until it is dismissed, which is also what more
 *   than 2147483647 gives.
 */
export function lifetime(duration = usual): number {
  if (duration > longest) return Infinity;
  return duration > 0 ? duration : usual;
}
