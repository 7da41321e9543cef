/** At coordinates in the window. A press lasts until its release, whatever is called meanwhile. */
export type Mouse = {
  readonly move: (x: number, y: number) => Promise<void>;
  readonly press: () => Promise<void>;
  readonly release: () => Promise<void>;
  /** Turns the wheel, by pixels down. */
  readonly scroll: (by: number) => Promise<void>;
};

/** At coordinates in the window. */
export type Finger = {
  readonly touch: (x: number, y: number) => Promise<void>;
  readonly move: (x: number, y: number) => Promise<void>;
  readonly lift: () => Promise<void>;
};

/** A browser other than Chromium, as far as the tests drive it. */
export type Engine = {
  /** Loads a page and waits until it has loaded. */
  readonly open: (url: string) => Promise<void>;
  /**
   * Runs the body of a function in the page.
   * @returns its result, awaited if it is a promise
   */
  readonly run: (body: string) => Promise<unknown>;
  /** The same in the page's one frame. */
  readonly runInFrame: (body: string) => Promise<unknown>;
  /** Clicks the first match of a selector, as a person would. */
  readonly click: (selector: string) => Promise<void>;
  /** Types a text into the focused element, key by key. */
  readonly type: (text: string) => Promise<void>;
  /** Presses keys together, in Playwright's notation: `Enter`, `Control+z`. */
  readonly press: (keys: string) => Promise<void>;
  readonly mouse: Mouse;
  /** A finger, except in WebKitGTK, whose driver makes a mouse of it. */
  readonly finger?: Finger;
  /** Chooses a file in the page's only file input. */
  readonly attach: (file: string) => Promise<void>;
  /** Replaces the tab by a new one, which has a history and a session of its own. */
  readonly renew: () => Promise<void>;
  /** Resizes the window, to the engine's minimum at least. */
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Polls until the answer is yes. @throws if it isn't in time */
export async function until(question: () => Promise<boolean>, patience = 30_000): Promise<void> {
  const end = Date.now() + patience;
  while (!(await question())) {
    if (Date.now() > end) throw new Error('It did not happen in time.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
