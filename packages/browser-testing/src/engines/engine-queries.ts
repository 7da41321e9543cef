import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Engine } from './engine';

const library = 'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js';
const source = readFileSync(library, 'utf8');

/** Marks an element that was found, for the engine, which takes only selectors. */
const mark = 'data-found';

type Name = string | RegExp;

/** Queries by role and name in an engine's page; of several matches the last one counts. */
export function queriesIn(engine: () => Engine) {
  const run = async (body: string) => {
    if (!(await engine().run("return 'TestingLibraryDom' in window"))) await engine().run(source);
    return engine().run(body);
  };
  // without elements that are collapsed or behind a dialog
  const find = (role: string, name: Name) => `
    TestingLibraryDom.queryAllByRole(document.body, '${role}', {
      name: ${name instanceof RegExp ? String(name) : JSON.stringify(name)},
    }).filter((each) => each.checkVisibility() && !each.closest('[inert]')).at(-1)`;
  /** Evaluates an expression of the match, `it`. */
  const ask = (role: string, name: Name, expression: string) =>
    run(`const it = ${find(role, name)}; return ${expression}`);
  const becomes = (role: string, name: Name, expression: string, value: unknown = true) =>
    expect
      .poll(
        () => ask(role, name, expression).catch(() => undefined),
        `${role} ${name}: ${expression}`,
      )
      .toEqual(value);
  /** Waits for a match. @returns a selector for it */
  const found = async (role: string, name: Name) => {
    await becomes(role, name, 'Boolean(it)');
    await engine().run(`document.querySelector('[${mark}]')?.removeAttribute('${mark}')`);
    await ask(role, name, `it.setAttribute('${mark}', '')`);
    return `[${mark}]`;
  };
  /** Clicks a match once it keeps its place for two frames, as Playwright does: the page may be scrolling. */
  const click = async (role: string, name: Name) => {
    const selector = await found(role, name);
    const isStill = `
      const top = () => document.querySelector('${selector}')?.getBoundingClientRect().top;
      const before = top();
      return new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(top() === before)));
      });`;
    await expect.poll(() => engine().run(isStill), `${role} ${name} keeps its place`).toBe(true);
    await engine().click(selector);
  };
  return {
    ask,
    becomes,
    found,
    click,
    /** Replaces the text of a field, key by key. */
    write: async (name: Name, text: string) => {
      await click('textbox', name);
      await engine().press('Control+a');
      await engine().type(text);
      await becomes('textbox', name, 'it?.value', text);
    },
  };
}
