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

describe('the thread', () => {
  const pictureOf = (file: string, width: number) => ({
    childImageSharp: {
      gatsbyImageData: {
        layout: 'constrained' as const,
        width,
        height: 1200,
        images: { fallback: { src: `/static/b74d/${file}`, srcSet: '' }, sources: [] },
      },
    },
  });
  const quilt = pictureOf('quilt-dawn.webp', 960);
  const threadOver = (picture: Partial<typeof story.picture>) => {
    const { container } = render(
      <Story {...story} picture={{ ...story.picture, src: quilt, ...picture }} thread />,
    );
    return container.querySelector('use[href$="quilt-thread"]');
  };

  it('is drawn over the quilt', () => {
    expect(threadOver({ dark: pictureOf('quilt-night.webp', 960) })).toBeInTheDocument();
  });

  it.each([
    ['another picture', { src: pictureOf('our-office.webp', 960) }],
    ['another picture for dark screens', { dark: pictureOf('our-office.webp', 960) }],
    ['another picture under the name of the quilt', { src: pictureOf('quilt-dawn.webp', 1600) }],
  ])('is not drawn over %s', (_, picture) => {
    expect(threadOver(picture)).not.toBeInTheDocument();
  });
});
