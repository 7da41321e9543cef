import { writeSectionRenderer } from './write-section-renderer';

it('renders each type of section with the component of its folder, and queries its fragment', () => {
  const text = writeSectionRenderer(['story', 'service-cards']);
  expect(text).toContain("import { ServiceCards } from '../service-cards/service-cards';");
  expect(text).toContain(
    "case 'ServiceCardsSection':\n      return <ServiceCards {...section} {...place} />;",
  );
  expect(text).toContain('\n    ...ServiceCardsSection\n    ...StorySection\n');
});

it('says which component to write for a section that has none', () => {
  expect(() => writeSectionRenderer(['guest-book'])).toThrow(
    'no src/sections/guest-book/guest-book.tsx. Write it: it exports the component "GuestBook"',
  );
});
