/** The develop server's path that returns the problems of the content, for the bar in the page. */
export const problemsPath = '/__content-problems';
