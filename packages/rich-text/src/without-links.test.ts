import { withoutLinks } from './without-links';

it('takes links out, and leaves their words with their marks', () => {
  const line = '- See [our **work** \\[here\\]](/work), [jobs](/jobs#all) and [more](/jobs).';
  expect(withoutLinks(line, (href) => href.startsWith('/jobs'))).toBe(
    '- See [our **work** \\[here\\]](/work), jobs and more.',
  );
  expect(withoutLinks(line, () => true)).toBe('- See our **work** \\[here\\], jobs and more.');
});
