/** Where the development server answers with the problems of the content, for the bar in the page. */
export const problemsPath = '/__content-problems';
