import { expect } from '@playwright/test';
import { canShow } from './display';
import type { Engine } from './engine';
import { firefoxProgram, startFirefox } from './firefox';
import { startWebkit, webkitDriver } from './webkit';

/** The two other engines; `program` is undefined if this machine doesn't have one. */
export const engines = {
  Firefox: { program: firefoxProgram, start: startFirefox, packages: 'firefox-esr' },
  WebKitGTK: {
    // it needs a display for its windows
    program: canShow ? webkitDriver : undefined,
    start: startWebkit,
    packages: 'webkit2gtk-driver xvfb',
  },
};

/** An expression that is true once the page is hydrated. */
export const isHydrated = "document.querySelector('[data-hydrated]') !== null";

/** Waits for states of a page in an engine, which may be started later. */
export function waitsIn(engine: () => Engine) {
  /** Waits until an expression has a value; it may fail between two documents. */
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
