import {
  openEntries,
  pageWithServices as cards,
  retype,
} from '../../../tests/helpers/editor-renames';
import { publishMeanwhile } from '../../../tests/helpers/editor-session';
import { titlesByName } from '../titles/titles';
import { publishEdits } from '../publish/send-edits';

const [fresh, list] = ['services/fresh.json', 'pages/services.json'];
const service = { slug: 'fresh', title: 'Fresh' };

/** A new service that is in a list. */
async function openListed() {
  const opened = await openEntries({ [list]: cards('audits') });
  opened.session.setEntry(fresh, service);
  opened.session.dispatch({ type: 'file opened', file: list });
  opened.session.change('sections[0].services', ['audits', 'fresh']);
  return opened;
}

describe('services that get other names', () => {
  describe('a new service', () => {
    it('stays in its lists when it is renamed', async () => {
      const { session, published } = await openListed();
      retype(session, fresh, 'slug', 'newest');
      expect(await published(list)).toEqual(cards('audits', 'newest'));
    });

    it('stays in its lists when it is renamed before a reload', async () => {
      const { session, reopen, published } = await openListed();
      retype(session, fresh, 'slug', 'newest');
      expect(await published(list, await reopen())).toEqual(cards('audits', 'newest'));
    });

    it('stays in its lists when it is renamed after a publication', async () => {
      const { session, published } = await openListed();
      await publishEdits(session);
      retype(session, fresh, 'slug', 'newest');
      expect(await published(list)).toEqual(cards('audits', 'newest'));
    });

    it('stays in its lists when it is renamed before and after a publication', async () => {
      const { session, published } = await openListed();
      retype(session, fresh, 'slug', 'newer');
      await publishEdits(session);
      retype(session, fresh, 'slug', 'newest');
      expect(await published(list)).toEqual(cards('audits', 'newest'));
    });

    it('stays in its lists when it was added during a publication', async () => {
      const { session, published } = await openEntries({ [list]: cards('audits') });
      session.dispatch({ type: 'file opened', file: list });
      session.change('sections[0].heading', 'Cards');
      await publishMeanwhile(session, () => session.setEntry(fresh, service));
      session.change('sections[0].services', ['audits', 'fresh']);
      retype(session, fresh, 'slug', 'newest');
      expect((await published(list))?.sections).toMatchObject([{ services: ['audits', 'newest'] }]);
    });

    it('is removed from its lists when it is deleted', async () => {
      const { session, published } = await openListed();
      session.setEntry(fresh, undefined);
      expect(await published(list)).toEqual(cards('audits'));
    });
  });

  it('services are offered by title, without pages', async () => {
    const { session } = await openListed();
    const services = titlesByName(session.state, 'services');
    expect(services).toEqual({ fresh: 'Fresh' });
    session.change('title', 'Elsewhere');
    expect(titlesByName(session.state, 'services')).toBe(services);
  });

  it('a deleted service leaves its lists even if others take its name and theirs', async () => {
    const services = ['a', 'b', 'c'].map((slug) => [`services/${slug}.json`, { slug }] as const);
    const entries = { ...Object.fromEntries(services), [list]: cards('a', 'b', 'c') };
    const { session, published } = await openEntries(entries);
    session.setEntry('services/a.json', undefined);
    retype(session, 'services/b.json', 'slug', 'a');
    retype(session, 'services/c.json', 'slug', 'b');
    expect(await published(list)).toEqual(cards('a', 'b'));
  });
});
