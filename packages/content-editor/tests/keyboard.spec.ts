import type { Page } from '@playwright/test';
import { expect, test as base } from './helpers/editor-fixtures';
import { keyboardOf, type Stop } from './helpers/editor-keyboard';

/* The editor by keyboard alone. Controls are found by role and name, as a screen reader announces them. */

const home = 'pages/home.json';
const audits = 'services/ethical-ai-audits.json';

type Fixtures = { readonly keyboard: ReturnType<typeof keyboardOf> };

/** Starts without focus. */
const test = base.extend<Fixtures>({
  keyboard: async ({ page }, use) => {
    await page.goto('');
    await page.getByRole('banner').waitFor();
    await use(keyboardOf(page));
  },
});

type Keyboard = Fixtures['keyboard'];

/** Opens a file from the list. */
async function open(keyboard: Keyboard, file: string) {
  await keyboard.goTo(new RegExp(`^button "${file}`));
  await keyboard.press('Enter');
  await keyboard.isAt(new RegExp(`^heading "${file}`));
}

async function writeToFiles({ press }: Keyboard, page: Page) {
  await press('Control+s');
  await expect(page.getByRole('status')).toHaveText('Written to the files.');
}

test.describe('every tab stop', () => {
  type Arrange = (keyboard: Keyboard, page: Page) => Promise<void>;
  const states: Readonly<Record<string, Arrange>> = {
    'a page with an open section': async (keyboard) => {
      await open(keyboard, 'Home');
      await keyboard.goTo(/^disclosure "Hero: Pioneering/);
      await keyboard.press('Enter');
    },
    'a service with its icons': async (keyboard, page) => {
      await open(keyboard, 'Ethical AI Audits');
      // comes later than the form, and adds stops
      await page.getByRole('toolbar').waitFor();
      await keyboard.goTo(/^disclosure "a pair of scales.*Change/);
      await keyboard.press('Enter');
    },
    'the links of the navigation': (keyboard) => open(keyboard, 'Navigation'),
    'the picture dialog': async (keyboard) => {
      await open(keyboard, 'About');
      await keyboard.goTo(/^disclosure "Story: /);
      await keyboard.press('Enter');
      await keyboard.goTo(/^button "Picture.*quilt-dawn/);
      await keyboard.press('Enter');
    },
  };

  /** Whether a stop is entirely above the previous one. */
  const goesBack = (stop: Stop, before: Stop | undefined) =>
    before?.part === stop.part && stop.bottom <= before.top;

  for (const [width, height] of [
    [1280, 800],
    [360, 740],
  ] as const) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height } });
      for (const [name, arrange] of Object.entries(states)) {
        test(`${name}: follows the visual order, is visible, has a ring, in both directions`, async ({
          keyboard,
          page,
        }) => {
          if (width < 768) {
            await keyboard.goTo(/^button "Content"/);
            await keyboard.press('Enter');
          }
          await arrange(keyboard, page);
          const stops = await keyboard.walk('Tab');
          const names = (wrong: readonly Stop[]) => wrong.map((stop) => stop.name);
          expect(stops.length).toBeGreaterThan(2);
          expect(names(stops.filter(({ isDraft }) => isDraft))).toEqual([]);
          expect(names(stops.filter(({ ring }) => ring < 2))).toEqual([]);
          const first = stops.findIndex(({ name: stopName }) => stopName.startsWith('link "Skip'));
          const fromTop = [...stops.slice(first), ...stops.slice(0, Math.max(first, 0))];
          expect(names(fromTop.filter((stop, at) => goesBack(stop, fromTop[at - 1])))).toEqual([]);
          const back = await keyboard.walk('Shift+Tab');
          const ids = (all: readonly Stop[]) => all.map(({ id }) => id).toSorted((a, b) => a - b);
          expect(ids(back)).toEqual(ids(stops));
        });
      }
    });
  }
});

test('“Skip to the form” skips the list', async ({ keyboard }) => {
  await keyboard.press('Tab');
  await keyboard.isAt(/^link "Skip to the form"/);
  await keyboard.press('Enter');
  await keyboard.isAt(/^heading "Home/);
  await keyboard.press('Tab');
  await keyboard.isAt(/^button "Duplicate this page"/);
});

test('changes a heading, adds and moves a section, reviews the changes and writes them', async ({
  keyboard,
  editor,
  page,
}) => {
  const { press, goTo, isAt, type, write } = keyboard;
  await open(keyboard, 'Home');
  await goTo(/^disclosure "Hero: Pioneering/);
  await press('Enter');
  await goTo(/^textbox "Main heading/);
  await write('Plain AI for the Mountain State');
  await goTo(/^disclosure "Add a section/);
  await press('Enter');
  await goTo(/^button "Prose/);
  await press('Enter');
  await isAt(/^textbox "Heading/);
  await type('What We Mean');
  await goTo(/^textbox "Paragraph/);
  await type('Fair means tested.');
  await goTo(/^button "Move up: Prose: What We Mean/, 'Shift+Tab');
  await press('Enter');
  await isAt(/^button "Move up: Prose: What We Mean/);
  await expect(page.getByRole('status')).toContainText('is now number 3 of 4');
  await goTo(/^disclosure "Prose: What We Mean/);
  await press('Alt+ArrowUp');
  await isAt(/^disclosure "Prose: What We Mean/);
  await expect(page.getByRole('status')).toContainText('is now number 2 of 4');
  await goTo(/^button "What changes/, 'Shift+Tab');
  await press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Plain AI for the Mountain State');
  await goTo(/^button "Write to the files/);
  await press('Enter');
  await expect(page.getByRole('status')).toHaveText('Written to the files.');
  const { sections } = editor.entry(home) as {
    sections: { type: string; heading: string }[];
  };
  expect(sections.map(({ type: kind }) => kind)).toEqual([
    'hero',
    'prose',
    'service-cards',
    'banner',
  ]);
  expect(sections[0]?.heading).toBe('Plain AI for the Mountain State');
});

test('chooses an icon by picture', async ({ keyboard, editor, page }) => {
  await open(keyboard, 'Ethical AI Audits');
  await keyboard.goTo(/^disclosure "a pair of scales.*Change/);
  await keyboard.press('Enter');
  await keyboard.goTo(/^radio "a pair of scales"/);
  await keyboard.goTo(/^radio "a teacher at the board"/, 'ArrowRight');
  await keyboard.press('Enter');
  await keyboard.isAt(/^disclosure "a teacher at the board.*Change/);
  await writeToFiles(keyboard, page);
  expect(editor.entry(audits)).toMatchObject({ icon: 'chalkboard-teacher' });
});

test('goes from the error summary to a mistake, and fixes it', async ({
  keyboard,
  editor,
  page,
}) => {
  const { press, goTo, isAt, type } = keyboard;
  await open(keyboard, 'Home');
  await goTo(/^disclosure "Hero: Pioneering/);
  await press('Enter');
  await goTo(/^textbox "Main heading/);
  await press('Control+a');
  await press('Backspace');
  await press('Control+s');
  await expect(page.getByRole('status')).toContainText('Not written: one mistake to fix');
  await isAt(/^region "One mistake to fix/);
  await press('Tab');
  await isAt(/^button ".*Main heading/);
  await press('Enter');
  await isAt(/^textbox "Main heading/);
  await expect(page.locator(':focus')).toHaveAccessibleDescription(/Mistake: This is empty/);
  await type('Fixed');
  await writeToFiles(keyboard, page);
  expect(editor.content.read(home)).toContain('"heading": "Fixed"');
});

test('adds a service in a dialog, which Escape closes', async ({ keyboard, editor, page }) => {
  const { press, goTo, isAt, type, write } = keyboard;
  await goTo(/^button "New service/);
  await press('Enter');
  await isAt(/^textbox "Title/);
  await press('Escape');
  await isAt(/^button "New service/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await press('Enter');
  await isAt(/^textbox "Title/);
  await press('Enter');
  await isAt(/^textbox "Title/);
  await expect(page.locator(':focus')).toHaveAccessibleDescription(/Use at least one letter/);
  await type('Training for Boards');
  await press('Enter');
  await isAt(/^textbox "Title.*: Training for Boards/);
  await goTo(/^textbox "Description/);
  await write('An evening with your council: what AI can do for you, and what to ask a vendor.');
  await goTo(/^disclosure "None chosen/);
  await press('Enter');
  await goTo(/^radio /);
  await press('Space');
  await writeToFiles(keyboard, page);
  expect(editor.content.read('services/training-for-boards.json')).toContain('Training for Boards');
});

test.describe('the focus stays in the form', () => {
  test('when an entry is removed and restored', async ({ keyboard }) => {
    const { press, goTo, isAt } = keyboard;
    await open(keyboard, 'Navigation');
    await goTo(/^button "Remove: Link: About"/);
    await press('Enter');
    await isAt(/^button "Move up: Link: Services"/);
    await press('Control+z');
    await isAt(/\S/);
  });

  test('when an optional group is added and removed', async ({ keyboard }) => {
    const { press, goTo, isAt } = keyboard;
    await goTo(/^button "Redirects"/);
    await goTo(/^button "Contact"/, 'Shift+Tab');
    await press('Enter');
    await isAt(/^heading "Contact"/);
    await goTo(/^button "Add: /);
    await press('Enter');
    await isAt(/^textbox/);
    await press('Control+z');
    await isAt(/\S/);
    await goTo(/^button "Add: /);
  });

  test('when a page is deleted that others link to', async ({ keyboard }) => {
    const { press, goTo, isAt } = keyboard;
    await open(keyboard, 'About');
    await goTo(/^button "Delete this page/);
    await press('Enter');
    await isAt(/^button ".* › Goes to/);
    await press('Escape');
    await isAt(/^button "Delete this page/);
    await press('Enter');
    await goTo(/^button "Delete anyway/);
    await press('Enter');
    await isAt(/^heading "About/);
  });

  test('when adding the focused section is undone', async ({ keyboard, page }) => {
    const { press, goTo, isAt } = keyboard;
    await goTo(/^disclosure "Add a section/);
    await press('Enter');
    await goTo(/^button "Prose/);
    await press('Enter');
    await isAt(/^textbox "Heading/);
    await press('Control+z');
    await expect(page.getByRole('status')).toHaveText('Undone: Sections of “Home”.');
    await isAt(/^group "Sections/);
  });

  test('when a conflict is resolved', async ({ keyboard, editor, page }) => {
    const { press, goTo, isAt, write } = keyboard;
    await open(keyboard, 'Ethical AI Audits');
    await goTo(/^textbox "Title/);
    await write('Fairness Audits');
    editor.content.replace(audits, '"title": "Ethical AI Audits"', '"title": "Fair Audits"');
    await expect(page.getByRole('region', { name: /^Changed by you/ })).toBeVisible();
    await goTo(/^button "Keep mine/, 'Shift+Tab');
    await press('Enter');
    await isAt(/^heading "Fairness Audits/);
  });

  test('when a picture is removed', async ({ keyboard }) => {
    const { press, goTo, isAt } = keyboard;
    await open(keyboard, 'About');
    await goTo(/^disclosure "Story: /);
    await press('Enter');
    await goTo(/^button "Remove: /);
    await press('Enter');
    await isAt(/\S/);
  });
});
