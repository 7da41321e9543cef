import { render, screen } from '@testing-library/react';
import { readContent } from '../../../tests/helpers/content/content';
import { firstSection } from '../../../tests/helpers/unit/query-results';
import { ContactForm } from './contact-form';

const section = firstSection(readContent(), 'ContactFormSection');

beforeEach(() => {
  render(<ContactForm {...section} />);
});

it.each(['Name', 'Email'])('lets browsers fill in the field %s', (name) => {
  expect(screen.getByRole('textbox', { name })).toHaveAttribute('autocomplete', name.toLowerCase());
});

it('describes its button by the text that it sends nothing', () => {
  expect(section.disclaimer).toMatch(/demonstration and sends nothing/);
  expect(screen.getByRole('button')).toHaveAccessibleDescription(section.disclaimer);
});
