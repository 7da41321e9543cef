import { entryResult, type QuerySource } from './query-result';

const build = { siteUrl: 'https://a.example', indexable: true, year: '2026' };
const hero = {
  type: 'hero',
  heading: 'Fair AI',
  lede: 'For the whole of the valley.',
  actions: [],
};
const service = {
  slug: 'audits',
  title: 'Audits',
  description: 'We *test* it.',
  icon: 'barn',
  alt: '',
};

/** The result for a file. */
function resultOf(file: string, entries: QuerySource['entries']) {
  const site = { words: { draft: 'Not yet' }, phones: { callingCode: '1' } };
  return entryResult(
    {
      entries: { 'site.json': site, 'contact.json': { details: [] }, ...entries },
      build,
      contentPicture: (path) => `content ${path}`,
      sitePicture: (name) => `site ${name}`,
    },
    file,
  );
}

const sectionsOf = (...sections: readonly object[]) =>
  resultOf('pages/home.json', {
    'pages/home.json': { path: '/', sections },
    'services/audits.json': service,
  })?.sections as readonly Readonly<Record<string, unknown>>[];

it('gives nothing for a file that is not there', () => {
  expect(resultOf('pages/home.json', {})).toBeUndefined();
});

it('gives a section its type, null for what it lacks, and keeps the last words of its text together', () => {
  expect(sectionsOf(hero)).toMatchObject([
    {
      __typename: 'HeroSection',
      heading: 'Fair AI',
      lede: 'For the whole of the\u00a0valley.',
      beforeNumber: null,
      land: null,
    },
  ]);
});

it('finds pictures of the content from the file that names them', () => {
  const picture = { src: '../images/quilt.webp', alt: 'A quilt' };
  expect(sectionsOf({ ...hero, picture })).toMatchObject([
    { picture: { src: 'content images/quilt.webp', dark: null } },
  ]);
});

it.each([
  ['homestead', 'homestead'],
  ['road', 'overlook'],
])('gives the scene %s the pictures of its land', (scene, land) => {
  expect(sectionsOf({ ...hero, scene })).toMatchObject([
    { land: { day: `site ${land}-day`, nightPhone: `site ${land}-phone-night` } },
  ]);
});

it('gives the services to which a section refers, with their derived fields, and leaves out those that are not there', () => {
  const cards = { type: 'service-cards', heading: 'All', services: ['audits', 'training'] };
  expect(sectionsOf(hero, cards)[1]?.services).toEqual([
    expect.objectContaining({ slug: 'audits', draftMark: null, outcome: null }),
  ]);
});

it('gives a service without a drawing the usual one', () => {
  const file = 'services/audits.json';
  expect(resultOf(file, { [file]: service })?.drawing).toBe('cabin');
  expect(resultOf(file, { [file]: { ...service, drawing: 'mill' } })?.drawing).toBe('mill');
});

it('gives a draft its mark', () => {
  const file = 'services/audits.json';
  expect(resultOf(file, { [file]: { ...service, draft: true } })?.draftMark).toBe('Not yet');
});

it('gives texts with marks as the elements that show them', () => {
  const file = 'services/audits.json';
  expect(resultOf(file, { [file]: service })?.description).toEqual([
    { href: null, words: [expect.anything(), { text: 'test', tags: ['em'] }, expect.anything()] },
  ]);
});
