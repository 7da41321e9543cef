import { hostedForm, signIn } from 'content-editor/testing/hosted-fixtures';
import { test as live } from '../../helpers/editor/live-fixtures';
import { inWays, mergeTests, type Office } from '../../helpers/editor/office';
import { officeTasks } from '../../helpers/editor/office-tasks';

/* The tasks of an office with the form on a published site. */

const test = mergeTests(live, inWays).extend<{ office: Office }>({
  form: async ({ page, hand, github }, use) => {
    await page.goto('/edit/');
    await signIn(page, [...github.tokens][0], hand);
    const form = hostedForm(page, hand);
    await form.main.waitFor();
    await use(form);
  },
  office: ({ form, page, github: { repository } }, use) =>
    use({
      page: page.frameLocator('iframe'),
      // the public site has answered
      atRest: 'Visitors see everything.',
      toPublic: 'Visitors see it',
      clicksToPublish: 1,
      publish: form.publish,
      file: (file) => {
        const bytes = repository.head.files.get(file);
        if (!bytes) throw new Error(`${file} is not public.`);
        return bytes;
      },
      publishElsewhere: (author, changes) => {
        const { files } = repository.head;
        const writes = Object.entries(changes).map(([file, [words, replacement]]) => {
          const text = String(files.get(file));
          if (!text.includes(words)) throw new Error(`${file} does not contain ${words}.`);
          return [file, text.replace(words, () => replacement)] as const;
        });
        repository.commit(Object.fromEntries(writes), 'Elsewhere', author);
      },
    }),
});

// Playwright's own would take the place of the page's
test.use({ colorScheme: null });

officeTasks(test, true);
