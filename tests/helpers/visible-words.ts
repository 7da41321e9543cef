import { contentPage, type ContentPage } from '../../src/content-model/content-page';
import { textFields } from '../../src/content-model/validation/schema-traversal';
import type { Content } from './content';

type Section = ContentPage['sections'][number];

/** Every word that a page of this content must show to a visitor without scripts, in its order. */
export function visibleWords(content: Content, page: ContentPage): string[] {
  return page.sections.flatMap((section) => [section.heading, ...wordsOf(content, section)]);
}

function wordsOf({ services, contact }: Content, section: Section): string[] {
  switch (section.type) {
    case 'service-cards': {
      const cards = section.services.flatMap((slug) => services.filter((one) => one.slug === slug));
      return [section.lede, ...cards.flatMap(({ title, description }) => [title, description])];
    }
    case 'contact-form': {
      const { name, email, message } = section.fields;
      const labels = [name, email, message].map(({ label }) => label);
      return [
        section.note,
        section.noScript,
        ...labels,
        section.disclaimer,
        section.submit,
      ].flatMap((words) => words ?? []);
    }
    case 'contact-details': {
      const { email, phone, location } = section.labels;
      const ways = [email, contact.email, phone, contact.phone, location, contact.location];
      return [...personWords(contact), ...ways];
    }
    case 'story':
      return [...allWords(section), ...personWords(contact)];
    default:
      return allWords(section);
  }
}

/** Every word of a section but its heading, in the order of the model. */
function allWords(section: Section): string[] {
  const [, ...texts] = [...textFields(contentPage.shape.sections, [section])]
    .filter(({ format }) => format === 'single-line' || format === 'main-heading')
    .map(({ value }) => value);
  return texts;
}

const personWords = ({ person }: Content['contact']) =>
  person ? [person.label, person.name, person.role] : [];
