import { render } from '@testing-library/react';
import { readContent } from '../../tests/helpers/content/content';
import { firstSection } from '../../tests/helpers/unit/query-results';
import { groundOf } from './page-layout';
import { SectionRenderer } from './section-renderer';

const names = [
  'ServiceCardsSection',
  'BannerSection',
  'StorySection',
  'ProseSection',
  'StepsSection',
  'LinksSection',
  'ContactFormSection',
  'ContactDetailsSection',
] as const;

it.each(names)('the ground of a page with only %s below its hero has its tint', (name) => {
  const section = firstSection(readContent(), name);
  const { container } = render(<SectionRenderer section={section} />);
  const tinted = container.querySelector('section')?.hasAttribute('data-tint');
  expect(groundOf([{ __typename: 'HeroSection' }, section]) === 'tinted').toBe(tinted);
});

it('the ground of a page with different sections is not tinted', () => {
  expect(
    groundOf([{ __typename: 'ProseSection' }, { __typename: 'StepsSection' }]),
  ).toBeUndefined();
});
