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

type EngineName = keyof typeof engines;

const names = Object.keys(engines) as readonly EngineName[];

/**
 * Declares tests for each of the other engines, tagged `@engines`. Where one isn't installed, its tests are
 * skipped; in CI, which installs both, that is an error.
 * @param declare gets the engine's name, and the engine once the tests run
 * @param only those engines, if the driver of another lacks what the tests need
 * @throws in CI if an engine is missing
 */
export function describeEngines(
  declare: (engine: () => Engine, name: string) => void,
  only: readonly EngineName[] = names,
): void {
  for (const name of only) {
    const { program, start, packages } = engines[name];
    const missing = `${name} is not installed (Debian: apt-get install ${packages}).`;
    if (!program && process.env.CI) throw new Error(missing);
    test.describe(name, { tag: '@engines' }, () => {
      test.skip(!program, `SKIPPED: ${missing}`);
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
}

/**
 * An expression that is true once the page is hydrated. Until then each evaluation clicks beside everything, a gesture at
 * which the page starts its scripts: on a busy machine an engine may not be idle, nor paint the frames before that, for long.
 * It is a click alone since after a press, a key or the wheel the fonts would wait for the next page.
 */
export const isHydrated =
  "document.querySelector('[data-hydrated]') !== null || (document.body.click(), false)";

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
