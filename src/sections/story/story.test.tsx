import { render, screen } from '@testing-library/react';
import { readContent } from '../../../tests/helpers/content/content';
import { firstSection } from '../../../tests/helpers/unit/query-results';
import { Story } from './story';

const story = firstSection(readContent(), 'StorySection');

it('loads its picture lazily', () => {
  render(<Story {...story} />);
  expect(screen.getByRole('img', { name: story.picture.alt })).toHaveAttribute('loading', 'lazy');
});
