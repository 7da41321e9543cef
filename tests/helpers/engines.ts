import { expect } from '@playwright/test';
import { canShow } from './display';
import type { Engine } from './engine';
import { firefoxProgram, startFirefox } from './firefox';
import { startWebkit, webkitDriver } from './webkit';

/** The two other engines, as far as this machine has them: `program` is undefined where one is missing. */
export const engines = {
  Firefox: { program: firefoxProgram, start: startFirefox, packages: 'firefox-esr' },
  WebKitGTK: {
    // it opens windows, and has none to open without a display
    program: canShow ? webkitDriver : undefined,
    start: startWebkit,
    packages: 'webkit2gtk-driver xvfb',
  },
};

/** An expression: whether the page is hydrated. */
export const isHydrated = "document.querySelector('[data-hydrated]') !== null";

/** What can be waited for in an engine, which may be started later. */
export function waitsIn(engine: () => Engine) {
  /** Waits until an expression has a value; between two documents it has none. */
  const becomes = (expression: string, value: unknown = true) =>
    expect
      .poll(
        () =>
          engine()
            .run(`return ${expression}`)
            .catch(() => undefined),
        expression,
      )
      .toEqual(value);
  return {
    becomes,
    says: (words: string) => becomes(`document.body.innerText.includes(${JSON.stringify(words)})`),
  };
}
