import { expect, test as base } from '../helpers/editor-fixtures';
import { keyboardOf, type Stop } from '../helpers/editor-keyboard';

/*
 * The editor by keyboard alone: nothing here has a mouse. What is reached is found by its role and name, as
 * a screen reader says them.
 */

const home = 'pages/home.json';
const audits = 'services/ethical-ai-audits.json';

type Fixtures = { readonly keyboard: ReturnType<typeof keyboardOf> };

/** At the editor, with nothing in focus yet. */
const test = base.extend<Fixtures>({
  keyboard: async ({ page }, use) => {
    await page.goto('/');
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

async function save({ press }: Keyboard, page: Parameters<typeof keyboardOf>[0]) {
  await press('Control+s');
  await expect(page.getByRole('status')).toHaveText('Saved.');
}

test.describe('every stop', () => {
  const states: Readonly<Record<string, (keyboard: Keyboard) => Promise<void>>> = {
    'a page with an open section': async (keyboard) => {
      await open(keyboard, 'Ethical AI Consulting');
      await keyboard.goTo(/^disclosure "Hero: Pioneering/);
      await keyboard.press('Enter');
    },
    'a service with its icons': async (keyboard) => {
      await open(keyboard, 'Ethical AI Audits');
      await keyboard.goTo(/^disclosure "scales.*Change/);
      await keyboard.press('Enter');
    },
    'links of the whole site': (keyboard) => open(keyboard, 'Navigation'),
    'the dialog for a picture': async (keyboard) => {
      await open(keyboard, 'Our Mission');
      await keyboard.goTo(/^disclosure "Story: /);
      await keyboard.press('Enter');
      await keyboard.goTo(/^button "Picture.*quilt-dawn/);
      await keyboard.press('Enter');
    },
  };

  /** Where a stop stands before the one that came before it: neither below it nor beside it. */
  const goesBack = (stop: Stop, before: Stop | undefined) =>
    before?.part === stop.part && stop.bottom <= before.top;

  for (const [width, height] of [
    [1280, 800],
    [360, 740],
  ] as const) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height } });
      for (const [name, arrange] of Object.entries(states)) {
        test(`${name}: in the order on the screen, in sight, with a ring, and back again`, async ({
          keyboard,
        }) => {
          if (width < 768) {
            await keyboard.goTo(/^button "Content"/);
            await keyboard.press('Enter');
          }
          await arrange(keyboard);
          const stops = await keyboard.walk('Tab');
          const names = (wrong: readonly Stop[]) => wrong.map((stop) => stop.name);
          expect(stops.length).toBeGreaterThan(3);
          expect(names(stops.filter(({ isHidden }) => isHidden))).toEqual([]);
          expect(names(stops.filter(({ ring }) => ring < 2))).toEqual([]);
          const first = stops.findIndex(({ name: each }) => each.startsWith('link "Skip'));
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

test('the list can be skipped', async ({ keyboard }) => {
  await keyboard.press('Tab');
  await keyboard.isAt(/^link "Skip to the form"/);
  await keyboard.press('Enter');
  await keyboard.isAt(/^heading "Ethical AI Consulting/);
  await keyboard.press('Tab');
  await keyboard.isAt(/^button "Back to the last kept version"/);
});

test('a headline is changed, a section added and moved, and all of it looked at and saved', async ({
  keyboard,
  editor,
  page,
}) => {
  const { press, goTo, isAt, type, write } = keyboard;
  await open(keyboard, 'Ethical AI Consulting');
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
  await expect(page.getByRole('status')).toContainText('is number 3 of 4 now');
  await goTo(/^disclosure "Prose: What We Mean/);
  await press('Alt+ArrowUp');
  await isAt(/^disclosure "Prose: What We Mean/);
  await expect(page.getByRole('status')).toContainText('is number 2 of 4 now');
  await goTo(/^button "What changes/, 'Shift+Tab');
  await press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Plain AI for the Mountain State');
  await goTo(/^button "Save/);
  await press('Enter');
  await expect(page.getByRole('status')).toHaveText('Saved.');
  const { sections } = JSON.parse(editor.content.read(home)) as {
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

test('an icon is chosen by its picture', async ({ keyboard, editor, page }) => {
  await open(keyboard, 'Ethical AI Audits');
  await keyboard.goTo(/^disclosure "scales.*Change/);
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await keyboard.goTo(/^radio "a lighthouse"/, 'ArrowRight');
  await save(keyboard, page);
  expect(JSON.parse(editor.content.read(audits))).toMatchObject({ icon: 'lighthouse' });
});

test('a mistake is heard of, found from the summary, and fixed', async ({
  keyboard,
  editor,
  page,
}) => {
  const { press, goTo, isAt, type } = keyboard;
  await open(keyboard, 'Ethical AI Consulting');
  await goTo(/^disclosure "Hero: Pioneering/);
  await press('Enter');
  await goTo(/^textbox "Main heading/);
  await press('Control+a');
  await press('Backspace');
  await press('Control+s');
  await expect(page.getByRole('status')).toContainText('Not saved: one mistake to fix');
  await isAt(/^region "To fix: one mistake/);
  await press('Tab');
  await isAt(/^button ".*Main heading/);
  await press('Enter');
  await isAt(/^textbox "Main heading/);
  await expect(page.locator(':focus')).toHaveAccessibleDescription(/To fix: This is empty/);
  await type('Fixed');
  await save(keyboard, page);
  expect(editor.content.read(home)).toContain('"heading": "Fixed"');
});

test('a new service is begun in a dialog, which Escape leaves', async ({
  keyboard,
  editor,
  page,
}) => {
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
  await expect(page.locator(':focus')).toHaveAccessibleDescription(/Write a title/);
  await type('Training for Boards');
  await press('Enter');
  await isAt(/^textbox "Title.*: Training for Boards/);
  await goTo(/^textbox "Description/);
  await write('An evening with your council: what AI can do for you, and what to ask a vendor.');
  await goTo(/^disclosure "None chosen/);
  await press('Enter');
  await press('Tab');
  await press('Space');
  await save(keyboard, page);
  expect(editor.content.read('services/training-for-boards.json')).toContain('Training for Boards');
});

test.describe('the focus stays in the form', () => {
  test('where an entry is taken away, and brought back', async ({ keyboard }) => {
    const { press, goTo, isAt } = keyboard;
    await open(keyboard, 'Navigation');
    await goTo(/^button "Take away: Link: About"/);
    await press('Enter');
    await isAt(/^button "Move up: Link: Services"/);
    await press('Control+z');
    await isAt(/\S/);
  });

  test('where a group that may be left out is added, and taken away', async ({ keyboard }) => {
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

  test('where a file is deleted that others lead to', async ({ keyboard }) => {
    const { press, goTo, isAt } = keyboard;
    await open(keyboard, 'Our Mission');
    await goTo(/^button "Delete this page/);
    await press('Enter');
    await isAt(/^button ".* › Leads to/);
    await press('Escape');
    await isAt(/^button "Delete this page/);
    await press('Enter');
    await goTo(/^button "Delete all the same/);
    await press('Enter');
    await isAt(/^heading "Site/);
  });

  test('where the section that one is in is undone', async ({ keyboard, page }) => {
    const { press, goTo, isAt } = keyboard;
    await goTo(/^disclosure "Add a section/);
    await press('Enter');
    await goTo(/^button "Prose/);
    await press('Enter');
    await isAt(/^textbox "Heading/);
    await press('Control+z');
    await expect(page.getByRole('status')).toHaveText('Undone.');
    await isAt(/^group "Sections/);
  });

  test('where it is decided what becomes of a field', async ({ keyboard, editor, page }) => {
    const { press, goTo, isAt, write } = keyboard;
    await open(keyboard, 'Ethical AI Audits');
    await goTo(/^textbox "Title/);
    await write('Fairness Audits');
    editor.content.replace(audits, '"title": "Ethical AI Audits"', '"title": "Fair Audits"');
    await expect(page.getByRole('region', { name: /Changed twice/ })).toBeVisible();
    await goTo(/^button "Keep mine/, 'Shift+Tab');
    await press('Enter');
    await isAt(/^heading "Fairness Audits/);
  });

  test('where a picture is taken away', async ({ keyboard }) => {
    const { press, goTo, isAt } = keyboard;
    await open(keyboard, 'Our Mission');
    await goTo(/^disclosure "Story: /);
    await press('Enter');
    await goTo(/^button "Take away: /);
    await press('Enter');
    await isAt(/\S/);
  });
});
