import { expect, type Locator, type Page } from '@playwright/test';

/** How somebody uses the form: what is pressed, written and chosen is found by role and name in any case. */
export type Hand = {
  /** Presses a button, a disclosure or a link. */
  readonly press: (target: Locator) => Promise<void>;
  /** Replaces the text of a field. */
  readonly write: (field: Locator, text: string) => Promise<void>;
  /** Chooses from a list that the browser shows. */
  readonly choose: (select: Locator, option: string) => Promise<void>;
  /** Moves a range to a percent. */
  readonly slide: (range: Locator, percent: number) => Promise<void>;
  readonly setChecked: (box: Locator, isChecked: boolean) => Promise<void>;
  /** Chooses one of a group, by its name or that of its picture. */
  readonly pick: (radio: Locator) => Promise<void>;
  /** Moves what was just added to a list up by some places. */
  readonly moveUp: (list: Locator, places: number) => Promise<void>;
};

/** With a mouse, and keys for letters alone. */
export function mouseOf(page: Page): Hand {
  return {
    press: (target) => target.click(),
    write: async (field, text) => {
      if (!(await hasFocus(field))) await field.click();
      await field.fill(text);
    },
    choose: async (select, label) => {
      await select.selectOption({ label });
    },
    slide: (range, percent) => range.fill(String(percent)),
    setChecked: (box, isChecked) => box.setChecked(isChecked),
    pick: (radio) => shownOf(radio).click(),
    moveUp: byKeys(page),
  };
}

/** With fingers on a phone, whose own keyboard writes and whose own lists choose. */
export function fingersOf(): Hand {
  const toggle = async (box: Locator, isChecked: boolean) => {
    if ((await box.isChecked()) !== isChecked) await box.tap();
  };
  return {
    press: (target) => target.tap(),
    write: async (field, text) => {
      if (!(await hasFocus(field))) await field.tap();
      await field.fill(text);
    },
    choose: async (select, label) => {
      await select.selectOption({ label });
    },
    slide: (range, percent) => range.fill(String(percent)),
    setChecked: toggle,
    pick: (radio) => shownOf(radio).tap(),
    moveUp: async (list, places) => {
      const buttons = list.getByRole('button', { name: /^Move up: / });
      const from = (await buttons.count()) - 1;
      for (let place = 0; place < places; place += 1)
        // two quick taps at the same place are taken for an accident
        await expect(async () => {
          await buttons.nth(from - place).tap();
          await expect(buttons.nth(from - place - 1)).toBeFocused({ timeout: 500 });
        }).toPass();
    },
  };
}

/** With the keyboard alone: Tab and arrow keys go to what is used. */
export function keysOf(page: Page): Hand {
  const { keyboard } = page;
  return {
    press: async (target) => {
      await reach(page, target);
      await keyboard.press('Enter');
    },
    write: async (field, text) => {
      await reach(page, field);
      await keyboard.press('Control+a');
      await keyboard.press('Delete');
      await keyboard.type(text);
    },
    choose: async (select, label) => {
      await reach(page, select);
      await keyboard.type(label);
      await expect(select.locator('option:checked')).toHaveText(label);
    },
    slide: async (range, percent) => {
      await reach(page, range);
      await keyboard.press('Home');
      for (let at = 0; at < percent; at += 1) await keyboard.press('ArrowRight');
    },
    setChecked: async (box, isChecked) => {
      await reach(page, box);
      if ((await box.isChecked()) !== isChecked) await keyboard.press('Space');
    },
    pick: async (radio) => {
      await reach(page, radio);
      await keyboard.press('Enter');
    },
    moveUp: byKeys(page),
  };
}

const byKeys =
  ({ keyboard }: Page): Hand['moveUp'] =>
  async (list, places) => {
    for (let place = 0; place < places; place += 1) {
      await keyboard.press('Alt+ArrowUp');
      // follows what was moved
      await list.locator(':focus').waitFor();
    }
  };

/** Nobody presses a field that has the focus already, such as the first of a dialog. */
const hasFocus = (field: Locator) =>
  field.evaluate((element) => element === document.activeElement);

/** A radio button with a picture is hidden in its label. */
const shownOf = (radio: Locator) => radio.locator('xpath=ancestor::label');

/** More than there are on the way to anything. */
const limit = 250;

/** Presses keys until an element has the focus. */
async function reach(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < limit; presses += 1) {
    const key = await target.evaluate(keyTowards);
    if (key === '') return;
    await page.keyboard.press(key);
  }
  throw new Error(`No key leads to ${String(target)}.`);
}

/** The key that leads from what has the focus towards an element; none if it has it. */
function keyTowards(element: Element): string {
  const { activeElement } = document;
  if (!activeElement || activeElement === element) return activeElement ? '' : 'Tab';
  const isAfter = Boolean(
    activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  // each of these is one stop of the Tab key
  const isSameStop =
    element instanceof HTMLInputElement && element.type === 'radio'
      ? activeElement instanceof HTMLInputElement && activeElement.name === element.name
      : activeElement.closest('[role=toolbar]')?.contains(element);
  if (isSameStop) return isAfter ? 'ArrowRight' : 'ArrowLeft';
  return isAfter ? 'Tab' : 'Shift+Tab';
}
