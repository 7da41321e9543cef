import { memoryStorage, memoryStore, openSession } from '../../../tests/helpers/editor-session';
import type { Entry } from '../writing/json';
import { isAnyUnsaved } from './derived';
import type { Draft } from './draft-storage';
import { servicesBySlug } from './references';
import { refresh, save } from './save';
import type { Session } from './session';

const page = (path: string, ...links: string[]): Entry => ({
  path,
  sections: [
    { type: 'hero', heading: 'Heading', actions: links.map((href) => ({ label: 'Go', href })) },
  ],
});
const cards = (...services: string[]): Entry => ({
  path: '/services',
  sections: [{ type: 'service-cards', services }],
});

async function open(entries: Readonly<Record<string, Entry>>) {
  const texts = Object.entries(entries).map(([file, entry]) => [file, JSON.stringify(entry)]);
  const { store, files, write } = memoryStore(Object.fromEntries(texts) as Record<string, string>);
  const drafts = memoryStorage<Draft>();
  const session = await openSession(store, undefined, drafts);
  return {
    session,
    write,
    reopened: async () => {
      await session.keep();
      return openSession(store, undefined, drafts);
    },
    saved: async (file: string, from = session) => {
      await save(from);
      return JSON.parse(files()[file] ?? 'null') as Entry | null;
    },
  };
}

/** Replaces a field letter by letter. */
function retype(session: Session, file: string, field: string, text: string): void {
  session.update({ file });
  for (let length = 0; length <= text.length; length += 1)
    session.change(field, text.slice(0, length));
}

const link = 'sections[0].actions[0].href';
const [about, home, other] = ['pages/about.json', 'pages/home.json', 'pages/other.json'];

describe('a page that takes the old address of a renamed one', () => {
  const entries = { [about]: page('/a'), [home]: page('/', '/a', '/b') };
  const taken = async () => {
    const opened = await open(entries);
    retype(opened.session, about, 'path', '/fresh');
    opened.session.setEntry(other, page('/a'));
    return opened;
  };

  it('gets the links that were made after, and the renamed one those from before', async () => {
    const { session, saved } = await taken();
    retype(session, home, 'sections[0].actions[1].href', '/a');
    expect(await saved(home)).toEqual(page('/', '/fresh', '/a'));
  });

  it('gets them after a reload, too', async () => {
    const { session, reopened, saved } = await taken();
    retype(session, home, 'sections[0].actions[1].href', '/a');
    expect(await saved(home, await reopened())).toEqual(page('/', '/fresh', '/a'));
  });

  it('gets them where somebody else changes something meanwhile, too', async () => {
    const { session, saved, write } = await taken();
    retype(session, home, 'sections[0].actions[1].href', '/a');
    write('site.json', '{}');
    await refresh(session);
    expect(await saved(home)).toEqual(page('/', '/fresh', '/a'));
  });

  it('gets none where the renamed page is renamed again', async () => {
    const { session, saved } = await taken();
    retype(session, about, 'path', '/newest');
    expect(await saved(home)).toEqual(page('/', '/newest', '/b'));
  });

  it('gets all of them when the step is taken back', async () => {
    const { session } = await taken();
    session.undo();
    expect(session.state.values[home]).toEqual(entries[home]);
    expect(session.state.names).toEqual({});
  });

  it('gets none when the step is taken back once it is saved', async () => {
    const { session, saved } = await taken();
    await save(session);
    session.undo();
    expect(session.state.values).not.toHaveProperty([other]);
    expect(await saved(home)).toEqual(page('/', '/fresh', '/b'));
  });

  it('may be another page of the site', async () => {
    const { session, saved } = await open({ ...entries, [other]: page('/b') });
    retype(session, about, 'path', '/fresh');
    retype(session, other, 'path', '/a');
    retype(session, home, 'sections[0].lede', 'First');
    session.change('sections[0].actions[0].href', '/a');
    expect((await saved(home))?.sections).toMatchObject([
      { actions: [{ href: '/a' }, { href: '/a' }] },
    ]);
  });
});

/** Two pages, to each of which the home page links. */
const twoLinked = { [about]: page('/a'), [other]: page('/b'), [home]: page('/', '/a', '/b', '/') };

it('exchanges two addresses that are typed letter by letter', async () => {
  const { session, saved } = await open(twoLinked);
  retype(session, about, 'path', '/b');
  retype(session, other, 'path', '/a');
  expect(await saved(home)).toEqual(page('/', '/b', '/a', '/'));
});

it('gives the places of a deleted service to none that takes its name, whoever takes that one’s', async () => {
  const services = ['a', 'b', 'c'].map((slug) => [`services/${slug}.json`, { slug }] as const);
  const list = 'pages/services.json';
  const entries = { ...Object.fromEntries(services), [list]: cards('a', 'b', 'c') };
  const { session, saved } = await open(entries);
  session.setEntry('services/a.json', undefined);
  retype(session, 'services/b.json', 'slug', 'a');
  retype(session, 'services/c.json', 'slug', 'b');
  expect(await saved(list)).toEqual(cards('a', 'b'));
});

describe('two addresses that were exchanged, and are exchanged back', () => {
  const exchangedBack = async () => {
    const entries = {
      [about]: page('/about'),
      [other]: page('/contact'),
      [home]: page('/', '/about', '/contact'),
    };
    const opened = await open(entries);
    for (const [one, two] of [
      ['/contact', '/about'],
      ['/about', '/contact'],
    ] as const) {
      retype(opened.session, about, 'path', one);
      retype(opened.session, other, 'path', two);
    }
    return { ...opened, entries };
  };

  it('leave nothing to save', async () => {
    const { session, entries } = await exchangedBack();
    expect(session.state.values).toEqual(entries);
    expect(isAnyUnsaved(session.state)).toBe(false);
  });

  it('are followed when a page gets another one', async () => {
    const { session, saved } = await exchangedBack();
    retype(session, about, 'path', '/fresh');
    expect(await saved(home)).toEqual(page('/', '/fresh', '/contact'));
  });
});

describe('a new service', () => {
  const [fresh, list] = ['services/fresh.json', 'pages/services.json'];
  const listed = async () => {
    const opened = await open({ [list]: cards('audits') });
    opened.session.setEntry(fresh, { slug: 'fresh', title: 'Fresh' });
    opened.session.update({ file: list });
    opened.session.change('sections[0].services', ['audits', 'fresh']);
    return opened;
  };

  it('stays in its lists when it is renamed', async () => {
    const { session, saved } = await listed();
    retype(session, fresh, 'slug', 'newest');
    expect(await saved(list)).toEqual(cards('audits', 'newest'));
  });

  it('stays in them after a reload, too', async () => {
    const { session, reopened, saved } = await listed();
    retype(session, fresh, 'slug', 'newest');
    expect(await saved(list, await reopened())).toEqual(cards('audits', 'newest'));
  });

  it('disappears from them when it is deleted', async () => {
    const { session, saved } = await listed();
    session.setEntry(fresh, undefined);
    expect(await saved(list)).toEqual(cards('audits'));
  });

  it('follows once it was renamed and saved, too', async () => {
    const { session, saved } = await listed();
    retype(session, fresh, 'slug', 'newer');
    await save(session);
    retype(session, fresh, 'slug', 'newest');
    expect(await saved(list)).toEqual(cards('audits', 'newest'));
  });

  it('follows where it is begun while a save is under way', async () => {
    const { session, saved } = await open({ [list]: cards('audits') });
    session.update({ file: list });
    session.change('sections[0].heading', 'Cards');
    const saving = save(session);
    await Promise.resolve();
    await Promise.resolve();
    session.setEntry(fresh, { slug: 'fresh', title: 'Fresh' });
    await saving;
    session.change('sections[0].services', ['audits', 'fresh']);
    retype(session, fresh, 'slug', 'newest');
    expect((await saved(list))?.sections).toMatchObject([{ services: ['audits', 'newest'] }]);
  });

  it('is chosen by its title, and no page is', async () => {
    const { session } = await listed();
    const services = servicesBySlug(session.state);
    expect(services).toEqual({ fresh: 'Fresh' });
    session.change('title', 'Elsewhere');
    expect(servicesBySlug(session.state)).toBe(services);
  });

  it('follows once it is saved, too', async () => {
    const { session, saved } = await listed();
    await save(session);
    retype(session, fresh, 'slug', 'newest');
    expect(await saved(list)).toEqual(cards('audits', 'newest'));
  });
});

it('is no conflict with what is added beside a link while it is saved', async () => {
  const { session, saved } = await open({ [about]: page('/a'), [home]: page('/', '/a') });
  retype(session, about, 'path', '/fresh');
  const saving = save(session);
  await Promise.resolve();
  await Promise.resolve();
  session.setEntry(home, page('/', '/a', '/'));
  await saving;
  expect(session.state.conflicts).toEqual([]);
  expect(await saved(home)).toEqual(page('/', '/fresh', '/'));
});

it('leads links to a new page to its later address', async () => {
  const { session, saved } = await open({ [home]: page('/', '/') });
  session.setEntry(about, page('/fresh'));
  retype(session, home, link, '/fresh');
  retype(session, about, 'path', '/newest');
  expect(await saved(home)).toEqual(page('/', '/newest'));
});

describe('a link that is typed to the address that a page has by now', () => {
  const entries = { [about]: page('/a', '/a'), [home]: page('/', '/a', '/b'), [other]: page('/b') };
  const typed = async () => {
    const opened = await open(entries);
    retype(opened.session, about, 'path', '/fresh');
    retype(opened.session, home, 'sections[0].actions[1].href', '/fresh#steps');
    return opened;
  };

  it('follows when the page gets another one, as the links from before do', async () => {
    const { session, saved } = await typed();
    retype(session, about, 'path', '/newest');
    expect(await saved(home)).toEqual(page('/', '/newest', '/newest#steps'));
    expect(await saved(about)).toEqual(page('/newest', '/newest'));
  });

  it('follows after a reload, too', async () => {
    const { session, reopened, saved } = await typed();
    retype(session, about, 'path', '/newest');
    expect(await saved(home, await reopened())).toEqual(page('/', '/newest', '/newest#steps'));
  });

  it('leads there again when the step is taken back', async () => {
    const { session, saved } = await typed();
    retype(session, about, 'path', '/newest');
    session.undo();
    expect(await saved(home)).toEqual(page('/', '/fresh', '/fresh#steps'));
  });

  it('leads to a new page, too', async () => {
    const { session, saved } = await open({ [home]: page('/', '/', '/') });
    session.setEntry(about, page('/fresh'));
    retype(session, home, link, '/fresh');
    retype(session, about, 'path', '/newer');
    retype(session, home, 'sections[0].actions[1].href', '/newer');
    retype(session, about, 'path', '/newest');
    expect(await saved(home)).toEqual(page('/', '/newest', '/newest'));
  });
});

it('leaves links alone that lead to another page, where an address is typed letter by letter', async () => {
  const { session, saved } = await open(twoLinked);
  retype(session, about, 'path', '/b-and-more');
  expect(await saved(home)).toEqual(page('/', '/b-and-more', '/b', '/'));
});
