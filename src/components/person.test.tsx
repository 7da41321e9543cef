import { render, screen } from '@testing-library/react';
import { readContent } from '../../tests/helpers/content/content';
import { firstSection } from '../../tests/helpers/unit/query-results';
import { ContactDetails } from '../sections/contact-details/contact-details';
import { Story } from '../sections/story/story';

const content = readContent();
const person = { label: 'Ask for', name: 'Ada Stone', role: 'Founder' };
const named = { ...content, contact: { ...content.contact, person } };

/** The sections that show the contact person. */
const sections = {
  ContactDetails: (of: typeof content) => (
    <ContactDetails {...firstSection(of, 'ContactDetailsSection')} />
  ),
  Story: (of: typeof content) => <Story {...firstSection(of, 'StorySection')} />,
};

it.each(Object.entries(sections))('%s shows the contact person, if there is one', (_, show) => {
  const { container, unmount } = render(show(content));
  const [unnamed, elements] = [container.textContent, container.querySelectorAll('*').length];
  unmount();
  const { container: filled } = render(show(named));
  const line = screen.getByText('Ada Stone').closest('p');
  expect(line).toHaveTextContent(/^Ask for Ada Stone Founder$/);
  line?.remove();
  expect(filled).toHaveTextContent(unnamed);
  expect(filled.querySelectorAll('*')).toHaveLength(elements);
});
