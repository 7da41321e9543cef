import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { formOf } from 'content-editor/testing/editor-fixtures';
import { type Hand, mouseOf } from 'content-editor/testing/hands';

/**
 * The steps of a recipe for the form: the numbered lines of its section in the editors' guide.
 */
export function formSteps(guide: string, title: string): readonly string[] {
  const section = guide.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? '';
  const [inForm = ''] = section.split(/^As files:$/m);
  return [...inForm.matchAll(/^\d+\. (.*(?:\n {2,}\S.*)*)/gm)].map(([, step = '']) =>
    step.replaceAll(/\s+/g, ' '),
  );
}

/** Chooses a picture from this computer, in the open dialog. */
export async function choosePicture(page: Page, name: string): Promise<void> {
  const image = { width: 1600, height: 900, channels: 3, background: '#7fa3b0' } as const;
  const buffer = await sharp({ create: image }).jpeg().toBuffer();
  const file = { name, mimeType: 'image/jpeg', buffer };
  await page.getByLabel('A picture from this computer').setInputFiles(file);
}

/** Follows the steps, as a reader of the guide would. */
export async function followSteps(
  page: Page,
  steps: readonly string[],
  hand = mouseOf(page),
): Promise<void> {
  const form = formOf(page, hand);
  let scope = page.getByRole('form');
  const dialog = page.getByRole('dialog');
  const here = async () => ((await dialog.count()) > 0 ? dialog : scope);
  for (const step of steps) {
    const [name = '', choice = ''] = [...step.matchAll(/\*\*(.+?)\*\*/g)].map(([, words]) => words);
    const [verb] = step.split(' ');
    const [, words = ''] = /, type “(.*)”(?:\.|$)/.exec(step) ?? [];
    if (verb === 'Open') {
      const [group = '', file = ''] = name.split(' › ');
      await form.open(group as 'Pages', file);
      scope = page.getByRole('form');
    } else if (verb === 'Expand') {
      scope = await form.expand(name);
    } else if (verb === 'In' || verb === 'Clear') {
      const around = await here();
      const at = choice ? around.getByRole('group', { name: choice }) : around;
      const field = at.getByRole('textbox', { name }).or(at.getByRole('combobox', { name }));
      await hand.write(field.last(), words);
    } else if (verb === 'Choose') {
      await choose(hand, await here(), name, choice);
    } else if (verb === 'Move') {
      const [, percent = ''] = / to (\d+)%/.exec(step) ?? [];
      await hand.slide((await here()).getByRole('slider', { name }), Number(percent));
    } else if (verb === 'Select') {
      await choosePicture(page, name);
      await page.getByRole('dialog', { name: 'What does the picture show?' }).waitFor();
    } else if (verb === 'Check' || verb === 'Uncheck') {
      await hand.setChecked((await here()).getByRole('checkbox', { name }), verb === 'Check');
    } else if (verb === 'Press' && name === 'Enter') {
      await page.keyboard.press('Enter');
      await page.keyboard.type(words);
    } else if (verb === 'Press') {
      // "Add a section" is at the end of the whole form, and a new page has a new form
      if (name === 'Add a section' || name === 'New page') scope = page.getByRole('form');
      if (name.startsWith('New ')) await form.show('files');
      await press(page, hand, await here(), name);
      if (choice) await press(page, hand, await here(), choice);
      if (name.startsWith('Add: ') || choice) scope = await entryInFocus(page);
      if (step.includes('until it is the first'))
        await repeat(hand, page.getByRole('button', { name }));
    } else throw new Error(`Unknown kind of step: ${step}`);
  }
}

async function choose(hand: Hand, scope: Locator, choice: string, name: string): Promise<void> {
  const group = scope.getByRole('group', { name });
  const pictured = group.getByRole('radio', { name: choice, includeHidden: true });
  if ((await pictured.count()) > 0) {
    await hand.press(group.locator('summary'));
    await hand.pick(pictured);
  } else await hand.choose(scope.getByRole('combobox', { name }).last(), choice);
}

async function press(page: Page, hand: Hand, scope: Locator, name: string): Promise<void> {
  const inside = scope
    .getByRole('button', { name })
    .or(scope.locator('summary', { hasText: name }));
  const anywhere = page
    .getByRole('button', { name, exact: true })
    .or(page.locator('summary', { hasText: name }));
  await hand.press((await inside.count()) > 0 ? inside.first() : anywhere);
}

async function repeat({ press: again }: Hand, button: Locator): Promise<void> {
  while ((await button.getAttribute('aria-disabled')) === 'false') await again(button);
}

/** The entry or group that was just added, which has the focus. */
async function entryInFocus(page: Page): Promise<Locator> {
  const field = await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    const entry = document.activeElement?.closest('li[data-field], fieldset[data-field]');
    return entry?.getAttribute('data-field') ?? '';
  });
  return page.locator(`:is(li, fieldset)[data-field="${field}"]`);
}
