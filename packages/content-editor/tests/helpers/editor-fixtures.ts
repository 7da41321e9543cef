import type { Locator, Page } from '@playwright/test';
import { errorFreeTest } from 'browser-testing/error-free-test';
import { startEditor } from '../../src/server/editor-server';
import { type EditedFolder, type EditedSite, smallEditedSite } from './edited-site';
import { type Hand, mouseOf } from './hands';

export { expect } from '@playwright/test';

/** The editor of a copy of the content. */
type EditorCopy = {
  readonly content: EditedFolder;
  /** Reads an entry of the copy. */
  readonly entry: (file: string) => Record<string, unknown>;
  readonly url: string;
};

/** Playwright's `test` with the editor of a copy of a site's content, which is restored before each test. */
export const test = errorFreeTest().extend<
  { form: Form },
  { site: EditedSite; editor: EditorCopy }
>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
  site: [({}, use) => smallEditedSite(use), { scope: 'worker' }],
  editor: [
    async ({ site: { content, options } }, use) => {
      const { url, close } = await startEditor({ ...options, root: content.root });
      const entry = (file: string) => JSON.parse(content.read(file)) as Record<string, unknown>;
      await use({ content, entry, url });
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ editor }, use) => {
    editor.content.restore();
    await use(editor.url);
  },
  form: async ({ page }, use) => {
    await page.goto('');
    await page.getByRole('banner').waitFor();
    await use(formOf(page));
  },
});

/** The actions of a user of the form. */
export type Form = ReturnType<typeof formOf>;

/** The form of a page, as somebody uses it. */
export function formOf(page: Page, hand = mouseOf(page)) {
  const main = page.getByRole('form');
  const part = (name: string) =>
    main.locator('li', { has: page.locator('summary', { hasText: name }) });
  return {
    main,
    status: page.getByRole('status'),
    /** Opens a file from a group of the list. */
    open: async (group: 'Pages' | 'Services' | 'Whole site', name: string) => {
      await show(page, 'files', hand);
      const files = page.getByRole('navigation').getByRole('region', { name: group });
      await hand.press(files.getByRole('button', { name: new RegExp(`^${escaped(name)}`) }));
      await main.getByRole('heading', { level: 2, name }).waitFor();
    },
    show: (view: 'files' | 'form' | 'page') => show(page, view, hand),
    /** Presses a button of the bar, which a narrow window has in a menu. */
    pressInBar: async (name: string) => {
      const bar = page.getByRole('banner');
      await bar.waitFor();
      const button = bar.getByRole('button', { name, exact: true });
      const more = bar.getByRole('button', { name: 'More' });
      if ((await more.isVisible()) && !(await button.isVisible())) await hand.press(more);
      await hand.press(button);
    },
    /** Expands a list entry, such as a section, or what is folded. */
    expand: async (name: string): Promise<Locator> => {
      const summary = main.locator('summary', { hasText: name }).first();
      const details = summary.locator('..');
      if ((await details.getAttribute('open')) === null) await hand.press(summary);
      return (await part(name).count()) > 0 ? part(name).first() : main;
    },
    /** Writes what is edited into the files of a folder that is published nowhere. */
    write: async () => {
      await hand.press(page.getByRole('banner').getByRole('button', { name: toFiles }));
    },
    written: async () => {
      await hand.press(page.getByRole('banner').getByRole('button', { name: toFiles }));
      await page.getByRole('status').filter({ hasText: 'Written to the files.' }).waitFor();
    },
    /** The same in a folder that is published, where this stands in the list of changes, for developers. */
    writtenFromChanges: async () => {
      await hand.press(page.getByRole('banner').getByRole('button', { name: 'What changes' }));
      await hand.press(page.getByRole('dialog').getByRole('button', { name: toFiles }));
      await page.getByRole('status').filter({ hasText: 'Written to the files.' }).waitFor();
    },
  };
}

const toFiles = 'Write to the files';

const escaped = (text: string) => text.replaceAll(/[[\]{}()*+?.\\^$|]/g, '\\$&');

/** Shows a column of the editor, if the window is too narrow for all. */
async function show(page: Page, view: 'files' | 'form' | 'page', { press }: Hand): Promise<void> {
  const button = page.locator(`[data-view=${view}]:is(button)`);
  if (await button.isVisible()) await press(button);
}
