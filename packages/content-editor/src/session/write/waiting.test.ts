import type { Problem } from 'content-check/problem';
import { pageWithServices } from '../../../tests/helpers/editor-renames';
import { mistakeAt, openSession, publishes } from '../../../tests/helpers/editor-session';
import { memoryStore } from '../../../tests/helpers/memory-store';
import type { Entry } from '../../writing/json';
import type { FileWrite } from '../../store/content';
import { shownProblems } from '../problems/shown-problems';
import { publishEdits } from '../publish/send-edits';

const [contact, site, page] = ['contact.json', 'site.json', 'pages/services.json'];
const mistake = (file: string, field: string) => mistakeAt({ file, field });

/** A session whose store refuses what a function finds in the changes. */
async function open(files: Readonly<Record<string, Entry>>, find: (texts: Texts) => Problem[]) {
  const texts = Object.entries(files).map(([file, entry]) => [file, JSON.stringify(entry)]);
  const memory = memoryStore(Object.fromEntries(texts) as Record<string, string>);
  const { publish: send } = memory.store.publishing;
  jest.spyOn(memory.store.publishing, 'publish').mockImplementation((request, signal) => {
    const { writes } = request;
    const problems = find(Object.fromEntries(writes.map((write) => [write.path, write])));
    return problems.length > 0
      ? Promise.resolve({ result: 'mistakes', problems })
      : send(request, signal);
  });
  const session = await openSession(memory.store);
  return {
    session,
    written: (file: string) => JSON.parse(memory.files()[file] ?? 'null') as Entry | null,
    writeElsewhere: memory.writeElsewhere,
  };
}

type Texts = Readonly<Record<string, FileWrite>>;
const textIn = (texts: Texts, file: string) => {
  const change = texts[file];
  return change && 'text' in change ? (change.text ?? '') : '';
};

/** A session with a mistake in one file and a change in another, which was refused. */
async function openRefused() {
  const files = { [contact]: { phone: '1' }, [site]: { name: 'Hill' } };
  const opened = await open(files, (texts) =>
    textIn(texts, contact).includes('"x"') ? [mistake(contact, 'phone')] : [],
  );
  opened.session.change('phone', 'x', { file: contact });
  opened.session.change('name', 'Valley', { file: site });
  await publishEdits(opened.session);
  return opened;
}

describe('a publication while files wait', () => {
  it('publishes the files without mistakes, and keeps the others', async () => {
    const { session, written } = await openRefused();
    expect(await publishes(session)).toBe(true);
    expect(written(site)).toEqual({ name: 'Valley' });
    expect(written(contact)).toEqual({ phone: '1' });
    expect(session.state.editedEntries[contact]).toEqual({ phone: 'x' });
    expect(session.state.status).toBe('Published, except “Contact”.');
  });

  it('keeps the mistake of a file that waits in view', async () => {
    const { session } = await openRefused();
    await publishes(session);
    session.dispatch({ type: 'edits checked', problems: [mistake(contact, 'phone')] });
    expect(shownProblems(session.state)).toHaveLength(1);
  });

  it('what was published without a waiting file can be undone', async () => {
    const { session } = await openRefused();
    await publishes(session);
    session.undo();
    expect(session.state.editedEntries[site]).toEqual({ name: 'Hill' });
  });

  it('keeps back what can’t be published without a file that waits', async () => {
    const [audits, reviews] = ['services/audits.json', 'services/reviews.json'];
    const files = { [page]: pageWithServices('audits'), [audits]: { slug: 'audits', title: 'A' } };
    const { session, written } = await open(files, (texts) => [
      ...(reviews in texts ? [mistake(reviews, 'title')] : []),
      ...(textIn(texts, page).includes('reviews') && !(reviews in texts)
        ? [mistake(page, 'sections[0].services[1]')]
        : []),
    ]);
    session.setEntry(reviews, { slug: 'reviews', title: '' });
    session.setEntry(page, pageWithServices('audits', 'reviews'));
    session.setEntry(audits, { slug: 'audits', title: 'Audits' });
    await publishEdits(session);
    expect(await publishes(session)).toBe(true);
    expect(written(audits)).toEqual({ slug: 'audits', title: 'Audits' });
    expect(written(page)).toEqual(files[page]);
    expect(session.state.editedEntries[page]).toEqual(pageWithServices('audits', 'reviews'));
  });

  it('lets references in a file that waits follow a rename', async () => {
    const audits = 'services/audits.json';
    const files = { [page]: pageWithServices('audits'), [audits]: { slug: 'audits' } };
    const { session, written } = await open(files, (texts) =>
      textIn(texts, page).includes('"x"') ? [mistake(page, 'path')] : [],
    );
    session.change('path', 'x', { file: page });
    session.change('slug', 'reviews', { file: audits });
    await publishEdits(session);
    expect(await publishes(session)).toBe(true);
    expect(written(page)).toEqual(pageWithServices('reviews'));
    expect(session.state.editedEntries[page]).toEqual({
      ...pageWithServices('reviews'),
      path: 'x',
    });
  });

  it('doesn’t wait for a file with two versions', async () => {
    const { session, written, writeElsewhere } = await openRefused();
    session.change('phone', '2', { file: contact });
    writeElsewhere(contact, '{ "phone": "3" }');
    await session.refresh();
    expect(await publishes(session)).toBe(true);
    expect(written(site)).toEqual({ name: 'Valley' });
    expect(session.state.conflicts).toHaveLength(1);
  });

  it('says so if nothing can be published without the mistake', async () => {
    const files = { [contact]: { phone: '1' }, [site]: { name: 'Hill' } };
    const { session } = await open(files, () => [mistake(contact, 'phone')]);
    session.change('name', 'Valley', { file: site });
    await publishEdits(session);
    expect(await publishes(session)).toBe(false);
    expect(session.state.failure).toBe('error');
  });
});
