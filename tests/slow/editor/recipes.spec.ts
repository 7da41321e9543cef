import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkContent } from 'content-check/check-content';
import { commitAll } from 'unit-testing/git';
import type { EditedFolder, EditedSite } from 'content-editor/testing/edited-site';
import { expect, formOf, test as edited } from 'content-editor/testing/editor-fixtures';
import { test as published } from 'content-editor/testing/published-editor';
import { siteEditor } from 'content-editor/site-editor';
import { changed, recipesIn } from '../../helpers/content/recipes';
import { editedFixture } from '../../helpers/editor/edited-fixture';
import { followSteps, formSteps } from '../../helpers/editor/form-steps';

/* The recipes of the editors' guide have the same result in the form and in files. */

const test = edited.extend<object, { site: EditedSite }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
  site: [({}, use) => editedFixture(use), { scope: 'worker' }],
});

const guide = readFileSync('content/README.md', 'utf8');

/** All entries, regardless of their file names, and the names of the pictures. */
function contentOf(root: string) {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const entries = files
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as object);
  const key = (entry: object) =>
    JSON.stringify(Object.entries(entry).toSorted(([a], [b]) => a.localeCompare(b)));
  return {
    entries: entries.toSorted((left, right) => (key(left) < key(right) ? -1 : 1)),
    pictures: files.filter((file) => file.endsWith('.webp')).toSorted(),
  };
}

/** As delivered; the fixture has redirects for other tests. */
const withoutRedirects = (content: EditedFolder) => {
  content.write('redirects.json', '{ "moved": "This page has moved.", "redirects": [] }\n');
};

/** Follows a recipe in files. @returns the resulting content, which is then restored */
function inFiles(content: EditedFolder, title: string) {
  withoutRedirects(content);
  const steps = recipesIn(guide).find((recipe) => recipe.title === title)?.steps ?? [];
  for (const [index, { action, file, text }] of steps.entries()) {
    if (action === 'change') {
      content.write(file, changed(content.read(file), text, steps[index + 1]?.text));
    } else if (action === 'new') content.write(file, text);
    else if (action === 'delete') content.remove(text);
    else if (action === 'picture') content.write(text, '');
  }
  const after = contentOf(content.root);
  content.restore();
  withoutRedirects(content);
  return after;
}

const notInFiles = ['Read a mistake', 'Publish', 'Undo'];
const recipes = recipesIn(guide).filter(({ title }) => !notInFiles.includes(title));

for (const { title } of recipes) {
  test(`“${title}” has the same result in the form`, async ({ page, editor }) => {
    const expected = inFiles(editor.content, title);
    const steps = formSteps(guide, title);
    expect(steps).not.toEqual([]);
    commitAll(editor.content.root);
    await page.goto('');
    await page.getByRole('banner').waitFor();
    await followSteps(page, steps);
    await formOf(page).written();
    expect(contentOf(editor.content.root)).toEqual(expected);
    const problems = await checkContent(siteEditor.model, editor.content.root);
    expect(problems.filter(({ code }) => code !== 'placeholder')).toEqual([]);
  });
}

test('“Undo” restores the last commit', async ({ page, editor }) => {
  const { content } = editor;
  const audits = 'services/ethical-ai-audits.json';
  const before = content.read(audits);
  commitAll(content.root);
  content.replace(audits, 'unfair results', 'mistakes');
  await page.goto('');
  await page.getByRole('banner').waitFor();
  await followSteps(page, formSteps(guide, 'Undo'));
  await formOf(page).written();
  expect(content.read(audits)).toBe(before);
});

published('“Publish” publishes', async ({ form, page, published: { mine } }) => {
  await form.open('Whole site', 'Contact');
  await page.getByLabel('Place').fill('Elkins, WV');
  await expect(form.status).toHaveText('Kept, not yet public');
  await followSteps(page, formSteps(guide, 'Publish'));
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await expect(dialog.getByRole('status')).toHaveText(/^It is published\./);
  expect(mine.published('content/contact.json')).toContain('Elkins, WV');
});
