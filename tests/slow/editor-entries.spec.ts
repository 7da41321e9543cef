import { expect, test } from '../helpers/editor/editor-fixtures';

/* Pages and services in the form: renamed and duplicated. */

const home = 'pages/home.json';
const audits = 'services/ethical-ai-audits.json';

test('renaming a service renames it in every list', async ({ form, editor, page }) => {
  await form.open('Services', 'Ethical AI Audits');
  await page.getByLabel('Short name').fill('fairness-audits');
  await form.saved();
  expect(editor.content.read(home)).toContain('"fairness-audits"');
  expect(editor.content.read(home)).not.toContain('"ethical-ai-audits"');
  expect(await editor.content.problems()).toEqual([]);
});

test('changing a page’s address updates the links to it', async ({ form, editor, page }) => {
  await form.open('Pages', 'Contact');
  await page.getByLabel('Address').fill('/reach-us');
  await form.saved();
  expect(editor.content.read('navigation.json')).not.toContain('"/contact"');
  expect(editor.content.read(home)).toContain('"/reach-us"');
  expect(await editor.content.problems()).toEqual([]);
});

test('a page is duplicated with a new title and address', async ({ form, editor, page }) => {
  const about = editor.entry('pages/about.json');
  await form.open('Pages', 'Our Mission');
  await page.getByRole('button', { name: 'Duplicate this page' }).click();
  const dialog = page.getByRole('dialog', { name: 'Duplicate page' });
  const duplicate = dialog.getByRole('button', { name: 'Duplicate' });
  await duplicate.click();
  await expect(dialog).toContainText('Use at least one letter from A to Z, or a number.');
  await dialog.getByLabel('Title').fill('About');
  await duplicate.click();
  await expect(dialog).toContainText('That title is already taken.');
  await dialog.getByLabel('Title').fill('Our Second Mission');
  await duplicate.click();
  await expect(page.getByLabel('Address')).toHaveValue('/our-second-mission');
  await form.saved();
  const copy = editor.entry('pages/our-second-mission.json');
  const [hero, ...others] = about.sections as object[];
  expect(copy).toEqual({
    ...about,
    path: '/our-second-mission',
    title: 'Our Second Mission',
    sections: [{ ...hero, heading: 'Our Second Mission' }, ...others],
  });
  expect(editor.entry('pages/about.json')).toEqual(about);
  // only a warning: both pages have the same description
  const problems = await editor.content.problems();
  expect(problems.filter((each) => !each.startsWith('warning '))).toEqual([]);
});

test('a duplicated service is in no list yet', async ({ form, editor, page }) => {
  await form.open('Services', 'Ethical AI Audits');
  await page.getByRole('button', { name: 'Duplicate this service' }).click();
  const dialog = page.getByRole('dialog', { name: 'Duplicate service' });
  await dialog.getByLabel('Title').fill('Fairness Audits');
  await dialog.getByRole('button', { name: 'Duplicate' }).click();
  await form.saved();
  expect(editor.entry('services/fairness-audits.json')).toEqual({
    ...editor.entry(audits),
    slug: 'fairness-audits',
    title: 'Fairness Audits',
  });
  expect(editor.content.read(home)).not.toContain('fairness-audits');
});
