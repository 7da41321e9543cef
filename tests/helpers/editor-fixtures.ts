import type { Locator, Page } from '@playwright/test';
import { startEditor } from '../../src/editor/server/editor-server';
import { ContentCopy } from './content-copy';
import { test as base } from './fixtures';

export { expect } from '@playwright/test';

/** The editor of a copy of the fixture's content. */
type EditorCopy = { readonly content: ContentCopy; readonly url: string; readonly token: string };

/** Playwright's test, at the editor of a copy of the content that is whole before each test. */
export const test = base.extend<{ form: Form }, { editor: EditorCopy }>({
  editor: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads here which fixtures are needed
    async ({}, use) => {
      const content = new ContentCopy();
      await content.prepare();
      content.restore();
      const { url, token, close } = await startEditor({ root: content.root });
      await use({ content, url, token });
      await close();
      content.discard();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ editor }, use) => {
    editor.content.restore();
    await use(editor.url);
  },
  form: async ({ page }, use) => {
    await page.goto('/');
    await page.getByRole('banner').waitFor();
    await use(formOf(page));
  },
});

/** What somebody at the editor does, by the names they read. */
export type Form = ReturnType<typeof formOf>;

/** The form in a page. */
export function formOf(page: Page) {
  const main = page.getByRole('form');
  const part = (name: string) =>
    main.locator('li', { has: page.locator('summary', { hasText: name }) });
  return {
    main,
    status: page.getByRole('status'),
    /** Opens a file by its name in a group of the list. */
    open: async (group: 'Pages' | 'Services' | 'Whole site', name: string) => {
      await show(page, 'files');
      const files = page.getByRole('navigation').getByRole('region', { name: group });
      await files.getByRole('button', { name: new RegExp(`^${escaped(name)}`) }).click();
      await main.getByRole('heading', { level: 2, name }).waitFor();
    },
    show: (view: 'files' | 'form' | 'page') => show(page, view),
    /** Opens an entry of a list, such as a section, unless it is open. */
    unfold: async (name: string): Promise<Locator> => {
      const summary = main.locator('summary', { hasText: name }).first();
      const details = summary.locator('..');
      if ((await details.getAttribute('open')) === null) await summary.click();
      return part(name).first();
    },
    field: (name: string, inside: Locator = main) => inside.getByLabel(name, { exact: false }),
    save: async () => {
      await page.getByRole('banner').getByRole('button', { name: 'Save' }).click();
    },
    saved: async () => {
      await page.getByRole('banner').getByRole('button', { name: 'Save' }).click();
      await page.getByRole('status').filter({ hasText: 'Saved.' }).waitFor();
    },
  };
}

const escaped = (text: string) => text.replaceAll(/[[\]{}()*+?.\\^$|]/g, '\\$&');

/** Shows a part of the editor where there is no room for all. */
async function show(page: Page, view: 'files' | 'form' | 'page'): Promise<void> {
  const button = page.locator(`[data-view=${view}]:is(button)`);
  if (await button.isVisible()) await button.click();
}
