/** The start of a day's quarter, in UTC. */
export function startOfQuarter(day: Date): Date {
  return new Date(Date.UTC(day.getUTCFullYear(), Math.floor(day.getUTCMonth() / 3) * 3));
}
