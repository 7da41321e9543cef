/** Runs a function in a page: Playwright's page, or that of another engine (`engine-site.ts`). */
export type Evaluates = { readonly evaluate: <Result>(run: () => Result) => Promise<Result> };
