import { commitAll } from 'unit-testing/git';
import { expect, test } from './helpers/editor-fixtures';

/* Deleted files come back from the last commit, and links to them go. */

const audits = 'services/ethical-ai-audits.json';

test('a service whose deletion is written comes back by keyboard, as a draft', async ({
  form,
  page,
  editor,
}) => {
  const { content } = editor;
  commitAll(content.root);
  const before = content.read(audits);
  await form.open('Services', 'Ethical AI Audits');
  await page.getByRole('button', { name: 'Delete this service' }).click();
  await form.written();
  await page.reload();
  await form.show('files');
  const button = page.getByRole('button', { name: 'Bring back: Ethical AI Audits' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(form.status).toHaveText(
    /^“Ethical AI Audits” is as it was on .+ Publish to show it/,
  );
  await expect(page.getByRole('heading', { name: 'Ethical AI Audits', level: 2 })).toBeFocused();
  await expect(button).toHaveCount(0);
  expect(() => content.read(audits)).toThrow();
  await form.written();
  expect(content.read(audits)).toBe(before);
});

test('links to a deleted page are removed in one step, without which it can’t be written', async ({
  form,
  page,
  editor,
}) => {
  commitAll(editor.content.root);
  await page.reload();
  await form.open('Pages', 'About');
  await page.getByRole('button', { name: 'Delete this page' }).click();
  await page.getByRole('button', { name: 'Delete anyway' }).click();
  await form.write();
  const mistakes = page.getByRole('region', { name: '2 mistakes to fix' });
  await expect(mistakes).toBeFocused();
  await mistakes.getByRole('button', { name: 'Remove these links' }).click();
  await expect(mistakes).toHaveCount(0);
  await form.written();
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
  await page.getByRole('dialog').getByRole('button', { name: 'Write to the files' }).click();
  await expect(form.status).toHaveText('Written to the files.');
  expect(entry('redirects.json').redirects).toContainEqual({ from: '/news', to: '/about' });
  await form.show('files');
  await page.getByRole('button', { name: 'Bring back: News' }).click();
  await form.written();
  expect(entry('redirects.json').redirects).not.toContainEqual({ from: '/news', to: '/about' });
  expect(entry('pages/news.json')).toEqual(news);
});
