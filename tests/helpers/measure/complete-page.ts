import { expect, type Page } from '@playwright/test';
import { textFields } from 'content-check/schema-traversal';
import { plainText } from 'rich-text/plain-text';
import { blank } from '../../../src/components/blank';
import { contentPage, type ContentPage } from '../../../src/model/content-page';
import type { Content } from '../content/content';
import { desktop, phone } from '../site/fixtures';

type Section = ContentPage['sections'][number];

/** Expects every word of a page's content to be visible in the page shown, in order. */
export async function expectEveryWord(page: Page, content: Content, entry: ContentPage) {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    const closed = page.locator('main details:not([open]) > summary');
    while ((await closed.count()) > 0) await closed.first().click();
    const shown = (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ');
    let place = 0;
    for (const word of visibleWords(content, entry)) {
      expect(shown.slice(place)).toContain(word);
      place = shown.indexOf(word, place) + word.length;
    }
    expect(await hiddenByStyle(page)).toEqual([]);
  }
}

/** Expects one main heading in the page shown, and no skipped heading level. */
export async function expectHeadingsInOrder(page: Page): Promise<void> {
  const levels = await page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels.filter((level) => level === 1)).toEqual([1]);
  for (const [index, level] of levels.entries()) {
    expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
  }
}

/** Elements that are invisible by opacity or visibility, though `innerText` may include their text; not drawings, which have none. */
function hiddenByStyle(page: Page): Promise<string[]> {
  return page.locator('header, main, footer').evaluateAll((parts) =>
    parts
      .flatMap((part) => [part, ...part.querySelectorAll('*')])
      .filter((element) => !element.closest('svg[aria-hidden]'))
      .filter((element) => {
        const { opacity, visibility } = getComputedStyle(element);
        return opacity === '0' || visibility !== 'visible';
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  );
}

/** Every word that a page must show to a visitor without scripts, in order. */
function visibleWords(content: Content, page: ContentPage): string[] {
  return page.sections.flatMap((section) => [section.heading, ...wordsOf(content, section)]);
}

function wordsOf({ services, contact }: Content, section: Section): string[] {
  switch (section.type) {
    case 'service-cards': {
      const cards = section.services.flatMap((slug) =>
        services.filter((service) => service.slug === slug),
      );
      return [
        section.lede,
        ...cards.flatMap(({ title, description }) => [title, plainText(description)]),
      ];
    }
    case 'contact-form': {
      const { name, email, message } = section.fields;
      const labels = [name, email, message].map(({ label }) => label);
      return [
        section.disclaimer,
        section.note,
        section.noScript,
        ...labels,
        section.submit,
      ].flatMap((words) => words ?? []);
    }
    case 'contact-details': {
      return [
        ...personWords(contact),
        ...contact.details.flatMap(({ label, text }) => [label, text]),
      ];
    }
    default:
      return allWords(section);
  }
}

/** Formats of texts without marks that are shown. */
const lines = ['single-line', 'running-text', 'main-heading'];

/** Every word of a section except its heading, in the order of the model. */
function allWords(section: Section): string[] {
  const [, ...texts] = [...textFields(contentPage.shape.sections, [section])]
    .filter(({ format, traits: { richText } }) => richText ?? lines.includes(format))
    .map(({ value, traits: { richText } }) =>
      richText ? plainText(richText.isBlock ? [value] : value) : value,
    );
  // what is to be filled in is a line
  return texts.filter((text) => text !== blank);
}

const personWords = ({ person }: Content['contact']) =>
  person ? [person.label, person.name, person.role] : [];
