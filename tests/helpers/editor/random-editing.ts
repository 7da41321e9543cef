import { errors, type Locator, type Page } from '@playwright/test';
import { seededRandom } from 'unit-testing/seeded-random';

/** Buttons that leave the form, ask the network, or change how the page is shown. */
const notPressed =
  /^(Publish|History|Skip to the form|Restore an earlier version|Page|Search result|Shared link|Phone|Tablet|Desktop|Light|Dark|Change picture|Add a picture|Edit the picture|Link)/;

/** Somebody who presses whatever the form has, and types into it. */
export class RandomEditor {
  readonly #page: Page;
  readonly #random: () => number;
  #count = 0;
  /** What was done, for whoever has to do it again. */
  readonly steps: string[] = [];

  /** @param seed the same one does the same, as far as the form answers in the same time */
  constructor(page: Page, seed: string) {
    this.#page = page;
    this.#random = seededRandom(seed);
    page.setDefaultTimeout(5000);
  }

  /** Does one thing, if it is still there when its turn comes. */
  async step(): Promise<void> {
    await this.#try().catch((error: unknown) => {
      if (!(error instanceof errors.TimeoutError)) throw error;
      this.#tell('(it was gone)');
    });
  }

  async #try(): Promise<void> {
    const dialog = this.#page.getByRole('dialog');
    if ((await dialog.count()) > 0) await this.#answer(dialog.last());
    else {
      const chance = this.#random();
      if (chance < 0.15) await this.#again('Undo');
      else if (chance < 0.25) await this.#again('Redo');
      else if (chance < 0.45) await this.#press(this.#page.getByRole('navigation'));
      else if (chance < 0.6) await this.#write(this.#page.getByRole('form'));
      else if (chance < 0.65) await this.#choose();
      else if (chance < 0.68) await this.#named('Write to the files');
      else await this.#press(this.#page.getByRole('form'));
    }
  }

  /** Fills in a dialog and presses one of its buttons, or leaves it. */
  async #answer(dialog: Locator): Promise<void> {
    if (this.#random() < 0.3) {
      this.#tell('Escape');
      await this.#page.keyboard.press('Escape');
      return;
    }
    for (const box of await dialog.getByRole('textbox').all())
      if ((await box.inputValue()) === '') await box.fill(this.#words());
    await this.#press(dialog);
  }

  async #again(name: 'Undo' | 'Redo'): Promise<void> {
    const times = 1 + Math.floor(this.#random() * 5);
    for (let time = 0; time < times; time += 1) await this.#named(name);
  }

  async #named(name: string): Promise<void> {
    const button = this.#page.getByRole('banner').getByRole('button', { name, exact: true });
    if ((await button.getAttribute('aria-disabled')) === 'true') return;
    this.#tell(name);
    await button.click();
  }

  /** Presses a button or a disclosure. */
  async #press(scope: Locator): Promise<void> {
    const buttons = await scope
      .locator(':is(button, summary):visible:not([aria-disabled=true])')
      .all();
    const named = await Promise.all(
      buttons.map(async (button) => ({
        button,
        name: (await button.getAttribute('aria-label')) ?? (await button.innerText()),
      })),
    );
    const found = this.#pick(named.filter(({ name }) => name !== '' && !notPressed.test(name)));
    if (!found) return;
    this.#tell(`press ${found.name.replaceAll('\n', ' ')}`);
    await found.button.click();
  }

  /** Types words where words are, not names or addresses. */
  async #write(scope: Locator): Promise<void> {
    const box = this.#pick(
      await scope
        .locator('[data-field]')
        .getByRole('textbox', { name: /head|title|text|sentence|question|answer|label|paragraph/i })
        .filter({ visible: true })
        .all(),
    );
    if (!box) return;
    // too short a text, too
    const words = this.#random() < 0.1 ? '' : this.#words();
    this.#tell(`write “${words}” into ${(await box.getAttribute('id')) ?? 'a text'}`);
    await box.fill(words);
  }

  /** Chooses from a list, such as the services of a page. */
  async #choose(): Promise<void> {
    const select = this.#pick(
      await this.#page.getByRole('form').getByRole('combobox').filter({ visible: true }).all(),
    );
    const options = (await select?.locator('option:not([disabled])').all()) ?? [];
    const option = this.#pick(options);
    if (!select || !option) return;
    const value = (await option.getAttribute('value')) ?? '';
    this.#tell(`choose ${value}`);
    await select.selectOption(value);
  }

  #words(): string {
    this.#count += 1;
    return `Words ${this.#count}`;
  }

  #pick<Item>(items: readonly Item[]): Item | undefined {
    return items[Math.floor(this.#random() * items.length)];
  }

  #tell(step: string): void {
    this.steps.push(step);
  }
}
