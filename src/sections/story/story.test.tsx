import { render, screen, within } from '@testing-library/react';
import { readContent } from '../../../tests/helpers/content';
import { firstSection } from '../../../tests/helpers/query-results';
import { Story } from './story';

const story = firstSection(readContent(), 'StorySection');

it('has a heading, an opening and a picture that says what it shows', () => {
  render(<Story {...story} />);
  expect(screen.getByRole('heading', { level: 2, name: story.heading })).toBeInTheDocument();
  expect(screen.getByText(story.lede)).toBeInTheDocument();
  expect(screen.getByRole('img', { name: story.picture.alt })).toHaveAttribute('loading', 'lazy');
});

it('lists the commitments in order, each with its text', () => {
  render(<Story {...story} />);
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  const read = items.map((item) => {
    const title = within(item).getByRole('heading', { level: 3 });
    return [title.textContent, title.nextSibling?.textContent];
  });
  expect(read).toEqual(story.commitments.map(({ title, text }) => [title, text]));
});
