import { writeSectionRenderer } from './write-section-renderer';

it('says which component to write for a section that has none', () => {
  expect(() => writeSectionRenderer(['guest-book'])).toThrow(
    'no src/sections/guest-book/guest-book.tsx. Write it: it exports the component "GuestBook"',
  );
});
