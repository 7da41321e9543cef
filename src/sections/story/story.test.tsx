import { render, screen, within } from '@testing-library/react';
import { readContent } from '../../../tests/helpers/content/content';
import { firstSection, shownText } from '../../../tests/helpers/unit/query-results';
import { Story } from './story';

const story = firstSection(readContent(), 'StorySection');

it('shows a heading, a lede and a picture with alt text', () => {
  render(<Story {...story} />);
  expect(screen.getByRole('heading', { level: 2, name: story.heading })).toBeInTheDocument();
  expect(screen.getByText(story.lede)).toBeInTheDocument();
  expect(screen.getByRole('img', { name: story.picture.alt })).toHaveAttribute('loading', 'lazy');
});

it('lists the commitments in order, each with its title and text', () => {
  render(<Story {...story} />);
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  const commitments = items.map((item) => {
    const title = within(item).getByRole('heading', { level: 3 });
    return [title.textContent, title.nextSibling?.textContent];
  });
  expect(commitments).toEqual(story.commitments.map(({ title, text }) => [title, shownText(text)]));
});

it.each([true, false, null])(
  'draws the thread over a picture of which content says so: %s',
  (thread) => {
    const { container } = render(<Story {...story} picture={{ ...story.picture, thread }} />);
    const drawn = container.querySelector('use[href$="quilt-thread"]');
    expect(drawn !== null).toBe(thread === true);
  },
);
