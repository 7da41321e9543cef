import { expect, test } from '@playwright/test';
import { canShow } from './display';
import type { Engine } from './engine';
import { firefoxProgram, startFirefox } from './firefox';
import { startWebkit, webkitDriver } from './webkit';

/** The two other engines; `program` is undefined if this machine doesn't have one. */
const engines = {
  Firefox: { program: firefoxProgram, start: startFirefox, packages: 'firefox-esr' },
  WebKitGTK: {
    // it needs a display for its windows
    program: canShow ? webkitDriver : undefined,
    start: startWebkit,
    packages: 'webkit2gtk-driver xvfb',
  },
};

/**
 * Declares tests for each of the other engines, which are skipped where it isn't installed.
 * @param declare gets the engine's name, and the engine once the tests run
 */
export function describeEngines(declare: (engine: () => Engine, name: string) => void): void {
  for (const [name, { program, start, packages }] of Object.entries(engines))
    test.describe(name, () => {
      test.skip(
        !program,
        `SKIPPED: ${name} is not installed (Debian: apt-get install ${packages}).`,
      );
      let engine: Engine | undefined;
      test.beforeAll(async () => {
        test.setTimeout(180_000);
        if (program) engine = await start(program);
      });
      test.afterAll(async () => {
        await engine?.close();
      });
      declare(() => {
        if (!engine) throw new Error(`${name} is not running.`);
        return engine;
      }, name);
    });
}

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
