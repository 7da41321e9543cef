/** A date and time in words, such as “March 1, 2026 at 12:00 PM”. */
export const dateInWords = (date: string): string =>
  new Date(date).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' });
