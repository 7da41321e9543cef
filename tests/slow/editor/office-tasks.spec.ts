import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { buildInfoFile, isBuiltOf } from 'content-check/build-info';
import { startServer } from 'static-site/static-server';
import { publicStateOf } from 'content-editor/testing/public-state';
import { formOf } from 'content-editor/testing/editor-fixtures';
import type { EditedSite } from 'content-editor/testing/edited-site';
import { test as published } from 'content-editor/testing/published-editor';
import { SiteCopy } from '../../helpers/builds/site-copy';
import { inWays, mergeTests, type Office } from '../../helpers/editor/office';
import { officeTasks } from '../../helpers/editor/office-tasks';
import { editedFixture } from '../../helpers/editor/edited-fixture';

/*
 * The tasks of an office with the form of the own computer. A build of what was published is the public site; it is built
 * once, of what the mouse has published.
 */

const test = mergeTests(published, inWays).extend<{ office: Office }, { site: EditedSite }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
  site: [({}, use) => editedFixture(use), { scope: 'worker' }],
  form: async ({ page, hand }, use) => {
    await page.goto('');
    const form = formOf(page, hand);
    await form.main.waitFor();
    await use(form);
  },
  office: async ({ form, hand, page, published: { mine, theirs } }, use) => {
    await form.main.waitFor();
    const publish = page.getByRole('banner').getByRole('button', { name: 'Publish' });
    await use({
      atRest: 'Everything is public',
      toPublic: 'Publish',
      clicksToPublish: 2,
      publish: async () => {
        await hand.press(publish);
        const dialog = page.getByRole('dialog', { name: 'Publish' });
        await hand.press(dialog.getByRole('button', { name: 'Publish' }));
        await expect(dialog.getByRole('status')).toHaveText(
          /^It is (published\.|sent, as a draft)/,
        );
      },
      file: (file) => {
        theirs.git('pull', '--quiet');
        return readFileSync(path.join(theirs.folder, file));
      },
      publishElsewhere: (author, changes) => {
        mine.git('config', 'user.name', author);
        for (const [file, [words, replacement]] of Object.entries(changes))
          mine.replace(file, words, replacement);
        mine.publishAll();
      },
      visit: async (visit) => {
        theirs.git('pull', '--quiet');
        const copy = new SiteCopy('office');
        await copy.prepare();
        rmSync(path.join(copy.root, 'content'), { recursive: true });
        cpSync(theirs.content.root, path.join(copy.root, 'content'), { recursive: true });
        const { code, output } = await copy.build();
        expect(output).not.toContain('error');
        expect(code).toBe(0);
        const info = readFileSync(path.join(copy.root, 'public', buildInfoFile), 'utf8');
        const { files } = await publicStateOf(mine.content);
        expect(await isBuiltOf(info, files)).toBe(true);
        const server = await startServer({ dir: path.join(copy.root, 'public'), port: 0 });
        await visit(server.url);
        await page.goto('about:blank');
        await server.close();
        await copy.discard();
      },
    });
  },
});

// the public site is another server of this computer
test.use({ allowedErrors: [/^request to another origin: http:\/\/127\.0\.0\.1:/] });

officeTasks(test, false);
