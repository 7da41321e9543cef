import type { Page } from '@playwright/test';
import { commitAll, git } from 'unit-testing/git';
import type { EditedFolder } from './edited-site';
import type { Form } from './editor-fixtures';

type State = {
  readonly name: string;
  readonly arrange: (at: {
    readonly form: Form;
    readonly page: Page;
    readonly content: EditedFolder;
  }) => Promise<void>;
};

/** The states of the editor. */
export const editorStates: readonly State[] = [
  { name: 'a page', arrange: () => Promise.resolve() },
  {
    name: 'a section',
    arrange: async ({ form }) => {
      await form.expand('Service cards: ');
    },
  },
  {
    name: 'a text with marks',
    arrange: async ({ form }) => {
      await form.open('Pages', 'About');
      const section = await form.expand('Prose');
      await section.getByRole('toolbar').waitFor();
    },
  },
  {
    name: 'kinds of sections',
    arrange: ({ page }) => page.getByText('Add a section').click(),
  },
  {
    name: 'a service and its icons',
    arrange: async ({ form, page }) => {
      await form.open('Services', 'Ethical AI Audits');
      await page.getByRole('group', { name: 'Icon' }).locator('summary').click();
    },
  },
  {
    name: 'values of the wrong type',
    arrange: async ({ form, page, content }) => {
      content.write('redirects.json', '{ "moved": ["Moved"], "redirects": "none" }');
      await form.open('Whole site', 'Redirects');
      await page.getByRole('button', { name: 'Start over: Redirects' }).waitFor();
    },
  },
  {
    name: 'a deleted service',
    arrange: async ({ form, page, content }) => {
      commitAll(content.root);
      content.remove('services/ethical-ai-audits.json');
      await form.show('files');
      await page.getByRole('button', { name: 'Bring back: Ethical AI Audits' }).waitFor();
    },
  },
  {
    name: 'a page to be deleted',
    arrange: async ({ form, page, content }) => {
      commitAll(content.root);
      await page.reload();
      await page.getByRole('banner').waitFor();
      await form.open('Pages', 'About');
      await page.getByRole('button', { name: 'Delete this page' }).click();
      await page.getByRole('button', { name: 'Delete anyway' }).click();
      await page.getByLabel('Goes to').waitFor();
    },
  },
  {
    name: 'mistakes',
    arrange: async ({ form, page }) => {
      await form.expand('Hero: ');
      await page.getByLabel('Main heading').fill('');
      await page.getByLabel('Goes to').first().fill('/servces');
      await form.write();
      await page.getByRole('region', { name: /to fix$/ }).waitFor();
    },
  },
  {
    name: 'a conflict',
    arrange: async ({ form, page, content }) => {
      await form.open('Whole site', 'Contact');
      await page.getByLabel('Place').fill('Elkins, WV');
      content.replace('contact.json', 'Elizabeth, WV', 'Beckley, WV');
      await page.getByRole('region', { name: /^Changed by you/ }).waitFor();
    },
  },
  {
    name: 'a new page',
    arrange: ({ page, form }) =>
      form.show('files').then(() => page.getByRole('button', { name: 'New page' }).click()),
  },
  {
    name: 'what will change',
    arrange: async ({ form, page }) => {
      await form.expand('Hero: ');
      await page.getByLabel('Main heading').fill('Plain AI for the Mountain State');
      await form.pressInBar('What changes');
    },
  },
  {
    name: 'what will be public',
    arrange: async ({ form, page, content }) => {
      publish(content);
      content.replace('contact.json', 'Elizabeth, WV', 'Beckley, WV');
      content.copy('images/quilt-dawn.webp', 'images/new-picture.webp');
      await page.reload();
      await form.status.filter({ hasText: 'not yet public' }).waitFor();
      await page.getByRole('button', { name: 'Publish' }).click();
    },
  },
  {
    name: 'nobody to publish',
    arrange: async ({ page, content }) => {
      publish(content);
      git(content.root, 'config', 'user.name', '');
      content.replace('contact.json', 'Elizabeth, WV', 'Beckley, WV');
      await page.reload();
      await page.getByRole('button', { name: 'Publish' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
      await page.getByLabel('Your name').waitFor();
    },
  },
  {
    name: 'the history',
    arrange: async ({ form, page, content }) => {
      publish(content);
      content.replace('contact.json', '304', '681');
      content.replace('site.json', 'Example and Company', 'Hollow Lamp');
      git(content.root, 'commit', '--quiet', '--all', '--message', 'Published');
      content.replace('contact.json', '681', '202');
      await page.reload();
      await form.pressInBar('History');
      await page.getByRole('dialog').getByText('Hollow Lamp').waitFor();
    },
  },
  {
    name: 'choosing a picture',
    arrange: async ({ form, page }) => {
      await form.open('Pages', 'About');
      await form.expand('Story: ');
      await page.getByRole('button', { name: /^Picture.* Change quilt-dawn/ }).click();
    },
  },
  {
    name: 'describing a picture',
    arrange: async ({ form, page, content }) => {
      content.copy('images/quilt-dawn.webp', 'images/quilt-night.webp');
      await page.reload();
      await page.getByRole('banner').waitFor();
      await form.open('Pages', 'About');
      await form.expand('Story: ');
      await page.getByRole('button', { name: /^Picture.* Change quilt-dawn/ }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: 'quilt-night', exact: true })
        .click();
    },
  },
  {
    name: 'the whole site',
    arrange: ({ form }) => form.open('Whole site', 'Navigation'),
  },
  { name: 'the list alone', arrange: ({ form }) => form.show('files') },
];

/** Publishes the content at a remote beside it. */
function publish({ root }: EditedFolder): void {
  commitAll(root);
  git(root, 'clone', '--quiet', '--bare', '.', '.public');
  git(root, 'remote', 'add', 'origin', './.public');
  git(root, 'fetch', '--quiet', 'origin');
}
