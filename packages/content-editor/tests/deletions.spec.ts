import { commitAll } from 'unit-testing/git';
import { expect, test } from './helpers/editor-fixtures';

/* Deleted files come back from the last commit, and links to them go. */

const audits = 'services/ethical-ai-audits.json';

test('a service whose deletion is saved comes back by keyboard, as a draft', async ({
  form,
  page,
  editor,
}) => {
  const { content } = editor;
  commitAll(content.root);
  const before = content.read(audits);
  await form.open('Services', 'Ethical AI Audits');
  await page.getByRole('button', { name: 'Delete this service' }).click();
  await form.saved();
  await page.reload();
  await form.show('files');
  const button = page.getByRole('button', { name: 'Bring back: Ethical AI Audits' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(form.status).toHaveText(/^“Ethical AI Audits” is as it was on .+ Save to keep it/);
  await expect(page.getByRole('heading', { name: 'Ethical AI Audits', level: 2 })).toBeFocused();
  await expect(button).toHaveCount(0);
  expect(() => content.read(audits)).toThrow();
  await form.saved();
  expect(content.read(audits)).toBe(before);
});

test('a service that is brought back in one window is no longer offered in another', async ({
  form,
  page,
  editor,
  context,
}) => {
  commitAll(editor.content.root);
  const second = await context.newPage();
  await second.goto('/');
  const back = { name: 'Bring back: Ethical AI Audits' };
  await form.open('Services', 'Ethical AI Audits');
  await page.getByRole('button', { name: 'Delete this service' }).click();
  await form.saved();
  await second.getByRole('button', back).click();
  const button = page.getByRole('button', back);
  await expect(page.getByRole('button', { name: 'Ethical AI Audits not saved' })).toBeVisible();
  await expect(button).toHaveCount(0);
  await second.getByRole('button', { name: 'Undo' }).click();
  await expect(button).toBeVisible();
});

test('links to a deleted page are removed in one step, without which it can’t be saved', async ({
  form,
  page,
  editor,
}) => {
  commitAll(editor.content.root);
  await page.reload();
  await form.open('Pages', 'About');
  await page.getByRole('button', { name: 'Delete this page' }).click();
  await page.getByRole('button', { name: 'Delete anyway' }).click();
  await form.save();
  const mistakes = page.getByRole('region', { name: '2 mistakes to fix' });
  await expect(mistakes).toBeFocused();
  await expect(mistakes.getByRole('button', { name: 'Save the rest' })).toHaveCount(0);
  await mistakes.getByRole('button', { name: 'Remove these links' }).click();
  await expect(mistakes).toHaveCount(0);
  await form.saved();
  const { primary } = editor.entry('navigation.json') as { primary: { label: string }[] };
  expect(primary.map(({ label }) => label)).toEqual(['Home', 'Services', 'Contact']);
});

test('the address of a deleted page leads to another one, as “What changes” says, until it comes back', async ({
  form,
  page,
  editor: { content, entry },
}) => {
  const { sections, ...others } = entry('pages/404.json');
  const [hero] = sections as readonly object[];
  const own = {
    path: '/news',
    title: 'News',
    description: `What is new in the valley. ${'Words. '.repeat(9)}`.trim(),
  };
  const news = { ...others, ...own, sections: [{ ...hero, heading: 'What Is New in the Valley' }] };
  content.write('pages/news.json', JSON.stringify(news));
  commitAll(content.root);
  await page.reload();
  await form.open('Pages', 'News');
  await page.getByRole('button', { name: 'Delete this page' }).click();
  await expect(page.getByRole('checkbox', { name: 'Keep /news working' })).toBeChecked();
  await page.getByRole('combobox', { name: 'Goes to' }).selectOption('About');
  await page.getByRole('button', { name: 'What changes' }).click();
  await expect(page.getByRole('dialog')).toContainText('Redirects: “Redirect: /news” is added.');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(form.status).toHaveText('Saved.');
  expect(entry('redirects.json').redirects).toContainEqual({ from: '/news', to: '/about' });
  await form.show('files');
  await page.getByRole('button', { name: 'Bring back: News' }).click();
  await form.saved();
  expect(entry('redirects.json').redirects).not.toContainEqual({ from: '/news', to: '/about' });
  expect(entry('pages/news.json')).toEqual(news);
});
