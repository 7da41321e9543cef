import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { formOf } from './editor-fixtures';

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

/** Follows the steps, as a reader of the guide would. */
export async function followSteps(page: Page, steps: readonly string[]): Promise<void> {
  let scope = page.getByRole('form');
  const dialog = page.getByRole('dialog');
  const here = async () => ((await dialog.count()) > 0 ? dialog : scope);
  for (const step of steps) {
    const [name = '', choice = ''] = [...step.matchAll(/\*\*(.+?)\*\*/g)].map(([, words]) => words);
    const [verb] = step.split(' ');
    const [, words = ''] = /, type “(.*)”(?:\.|$)/.exec(step) ?? [];
    if (verb === 'Open') {
      const [group = '', file = ''] = name.split(' › ');
      await formOf(page).open(group as 'Pages', file);
      scope = page.getByRole('form');
    } else if (verb === 'Expand') {
      scope = await formOf(page).expand(name);
    } else if (verb === 'In' || verb === 'Clear') {
      await (
        await here()
      )
        .getByRole('textbox', { name })
        .or((await here()).getByRole('combobox', { name }))
        .last()
        .fill(words);
    } else if (verb === 'Choose') {
      await choose(await here(), name, choice);
    } else if (verb === 'Select') {
      const image = { width: 1600, height: 900, channels: 3, background: '#7fa3b0' } as const;
      const buffer = await sharp({ create: image }).jpeg().toBuffer();
      const file = { name, mimeType: 'image/jpeg', buffer };
      await page.getByLabel('A picture from this computer').setInputFiles(file);
      await page.getByRole('dialog', { name: 'What does the picture show?' }).waitFor();
    } else if (verb === 'Check' || verb === 'Uncheck') {
      await (await here()).getByRole('checkbox', { name }).setChecked(verb === 'Check');
    } else if (verb === 'Press' && name === 'Enter') {
      await page.keyboard.press('Enter');
      await page.keyboard.type(words);
    } else if (verb === 'Press') {
      // "Add a section" is at the end of the whole form, and a new page has a new form
      if (name === 'Add a section' || name === 'New page') scope = page.getByRole('form');
      await press(page, await here(), name);
      if (choice) await press(page, await here(), choice);
      if (name.startsWith('Add: ') || choice) scope = await entryInFocus(page);
      if (step.includes('until it is the first')) await repeat(page, name);
    } else throw new Error(`Unknown kind of step: ${step}`);
  }
}

async function choose(scope: Locator, choice: string, name: string): Promise<void> {
  const group = scope.getByRole('group', { name });
  const pictured = group.getByRole('radio', { name: choice, includeHidden: true });
  if ((await pictured.count()) > 0) {
    await group.locator('summary').click();
    await pictured.check({ force: true });
  } else await scope.getByRole('combobox', { name }).last().selectOption({ label: choice });
}

async function press(page: Page, scope: Locator, name: string): Promise<void> {
  if (name === 'Save' && (await page.getByRole('dialog').count()) === 0) {
    await formOf(page).saved();
    return;
  }
  const inside = scope
    .getByRole('button', { name })
    .or(scope.locator('summary', { hasText: name }));
  const anywhere = page
    .getByRole('button', { name, exact: true })
    .or(page.locator('summary', { hasText: name }));
  await ((await inside.count()) > 0 ? inside.first() : anywhere).click();
}

async function repeat(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  while ((await button.getAttribute('aria-disabled')) === 'false') await button.click();
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
