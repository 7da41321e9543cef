/** A browser that is not Chromium, as far as a smoke run drives it. */
export type Engine = {
  /** Loads a page and waits until it has loaded. */
  readonly open: (url: string) => Promise<void>;
  /**
   * Runs the body of a function in the page.
   * @returns what it returns, a promise's result included
   */
  readonly run: (body: string) => Promise<unknown>;
  /** The same in the page's one frame. */
  readonly runInFrame: (body: string) => Promise<unknown>;
  /** Clicks what a selector finds first, as a person would. */
  readonly click: (selector: string) => Promise<void>;
  /** Types a text where the focus is, key by key. */
  readonly type: (text: string) => Promise<void>;
  /** Presses keys together, in Playwright's words: `Enter`, `Control+z`. */
  readonly press: (keys: string) => Promise<void>;
  /** Chooses a file of this computer for the page's one field for files. */
  readonly attach: (file: string) => Promise<void>;
  /** Makes the window as large as given, or as small as the engine lets it be. */
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Asks again and again until the answer is yes. */
export async function until(question: () => Promise<boolean>, patience = 30_000): Promise<void> {
  const end = Date.now() + patience;
  while (!(await question())) {
    if (Date.now() > end) throw new Error('It did not happen in time.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
