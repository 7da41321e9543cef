import { render, screen, within } from '@testing-library/react';
import { readContent } from '../../../tests/helpers/content/content';
import { firstSection } from '../../../tests/helpers/unit/query-results';
import { textSpans } from '../../build/schema/rich-text';
import { Steps } from './steps';

const section = firstSection(readContent(), 'StepsSection');

it('lists the steps in order, each with its title and text', () => {
  const steps = [
    { title: 'Begin', text: textSpans('We look.') },
    { title: 'End', text: textSpans('You see.') },
  ];
  render(<Steps {...section} steps={steps} />);
  expect(screen.getByRole('heading', { level: 2, name: section.heading })).toBeInTheDocument();
  expect(screen.getByText(section.lede)).toBeInTheDocument();
  const list = screen.getByRole('list');
  expect(list.tagName).toBe('OL');
  const items = within(list).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['BeginWe look.', 'EndYou see.']);
});
