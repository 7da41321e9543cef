import { TextDecoder } from 'node:util';
import { render, screen, within } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { renderToStaticMarkup } from 'react-dom/server';
import { Layout } from '../src/layout/layout';
import { PageHead } from '../src/seo/page-head';
import { contentForTests } from './helpers/content-copy';
import { readContent } from './helpers/content';
import { newService, newsPage, withNewService, withNewsLink } from './helpers/editor-news';
import { stubMatchMedia } from './helpers/match-media';
import { layoutData, pageData } from './helpers/query-results';
import { showPage } from './helpers/show-page';

/*
 * What an editor changes is an edit of JSON alone: each test changes a copy of an example,
 * lets the content check say that it may be built, and reads the page that comes of it.
 */

// The content check runs in Node, which has what the simulated browser lacks.
Object.assign(globalThis, { TextDecoder });

const content = contentForTests();
const example = readContent();

function edit(file: string, entry: object): void {
  content.write(file, JSON.stringify(entry, null, 2));
}

/** The file of a page before any change. */
function pageBefore(path: string) {
  const page = example.pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  return page;
}

/** Shows a page of the changed content in its layout, once the check has nothing against it. */
async function visit(path: string): Promise<void> {
  const problems = await content.problems();
  expect(problems.filter((line) => line.startsWith('error'))).toEqual([]);
  const changed = readContent(content.root);
  jest.mocked(useStaticQuery).mockReturnValue(layoutData(changed));
  render(
    <Layout location={{ pathname: path, hash: '' }}>{showPage(pageData(changed, path))}</Layout>,
  );
}

const main = () => within(screen.getByRole('main'));
const headings = (level: number) =>
  main()
    .getAllByRole('heading', { level })
    .map((heading) => heading.textContent);

beforeEach(() => {
  stubMatchMedia();
});

it('a new page, and a link to it in the bar', async () => {
  const { navigation } = example;
  const [hero] = pageBefore('/about').sections;
  edit('pages/news.json', newsPage(hero));
  edit('navigation.json', withNewsLink(navigation));
  await visit('/news');
  expect(headings(1)).toEqual(['What Is New']);
  expect(main().getByText('We open a second room.')).toBeInTheDocument();
  const bar = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(bar.getByRole('link', { name: 'News' })).toHaveAttribute('href', '/news');
  const head = renderToStaticMarkup(
    <PageHead {...pageData(readContent(content.root), '/news').page.metadata} />,
  );
  expect(head).toContain('<title>News | Example and Company</title>');
});

it('another order of the sections of a page', async () => {
  const home = pageBefore('/');
  const [hero, ...others] = home.sections;
  edit('pages/home.json', { ...home, sections: [hero, ...others.toReversed()] });
  await visit('/');
  expect(headings(2)).toEqual(others.toReversed().map(({ heading }) => heading));
});

it('a section more, and one less', async () => {
  const home = pageBefore('/');
  const [hero] = home.sections;
  const prose = { type: 'prose', heading: 'Why Here', paragraphs: ['Because we live here.'] };
  edit('pages/home.json', { ...home, sections: [hero, prose] });
  await visit('/');
  expect(headings(2)).toEqual(['Why Here']);
});

it('a link less in the bar', async () => {
  const { navigation } = example;
  edit('navigation.json', { ...navigation, primary: navigation.primary.slice(0, 2) });
  await visit('/');
  const bar = within(screen.getByRole('navigation', { name: 'Main' }));
  const names = bar.getAllByRole('link').map((link) => link.textContent);
  expect(names).toEqual(['Home', 'About', 'Get in Touch']);
});

it('a new service, where it is listed', async () => {
  const page = pageBefore('/services');
  edit('services/board-training.json', newService);
  edit('pages/services.json', { ...page, sections: page.sections.map(withNewService) });
  await visit('/services');
  const [first] = main().getAllByRole('heading', { level: 3 });
  expect(first).toHaveTextContent('Training for Boards');
});

it('an address of an account, which turns its button into a link', async () => {
  const { navigation } = example;
  const accounts = navigation.connect.accounts.map((account) =>
    account.label === 'LinkedIn'
      ? { ...account, url: 'https://www.linkedin.com/company/example' }
      : account,
  );
  edit('navigation.json', { ...navigation, connect: { ...navigation.connect, accounts } });
  await visit('/');
  expect(screen.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
    'href',
    'https://www.linkedin.com/company/example',
  );
  expect(screen.getByRole('button', { name: 'GitHub' })).toBeInTheDocument();
});

it('another name of the company, in one place', async () => {
  edit('site.json', { ...example.site, name: 'Hollow Lamp' });
  await visit('/about');
  expect(screen.getAllByRole('link', { name: 'Hollow Lamp' })).toHaveLength(2);
  expect(screen.getByText(/© \d{4} Hollow Lamp/)).toBeInTheDocument();
  const head = renderToStaticMarkup(
    <PageHead {...pageData(readContent(content.root), '/about').page.metadata} />,
  );
  expect(head).toContain('| Hollow Lamp</title>');
});

it('another email, in one place', async () => {
  edit('contact.json', { ...example.contact, email: 'ask@ridgeline.example' });
  await visit('/contact');
  expect(main().getByRole('link', { name: 'ask@ridgeline.example' })).toHaveAttribute(
    'href',
    'mailto:ask@ridgeline.example',
  );
});
