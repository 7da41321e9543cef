import type { ContentPage } from '../../src/content-model/page';
import type { Content } from './content';

type Section = ContentPage['sections'][number];

/** Every word that a page of this content must show to a visitor without scripts, in its order. */
export function visibleWords(content: Content, page: ContentPage): string[] {
  return page.sections.flatMap((section) => [section.heading, ...wordsOf(content, section)]);
}

function wordsOf({ services, contact }: Content, section: Section): string[] {
  switch (section.type) {
    case 'hero':
      return [section.lede, ...section.actions.map(({ label }) => label)];
    case 'banner':
      return [section.lede, section.action.label];
    case 'service-cards': {
      const cards = section.services.flatMap((slug) => services.filter((one) => one.slug === slug));
      return [section.lede, ...cards.flatMap(({ title, description }) => [title, description])];
    }
    case 'story':
      return [section.lede, ...section.commitments.flatMap(({ title, text }) => [title, text])];
    case 'prose':
      return section.paragraphs;
    case 'steps':
      return [section.lede, ...section.steps.flatMap(({ title, text }) => [title, text])];
    case 'links':
      return section.links.flatMap(({ label, text }) => [label, text]);
    case 'contact-form': {
      const { name, email, message } = section.fields;
      const labels = [name, email, message].map(({ label }) => label);
      return [section.note, section.noScript, ...labels, section.submit];
    }
    case 'contact-details': {
      const { email, phone, location } = section.labels;
      return [email, contact.email, phone, contact.phone, location, contact.location];
    }
  }
}
