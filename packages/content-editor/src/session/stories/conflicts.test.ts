import {
  contact,
  nextTask,
  openContact,
  openSession,
  resolveConflicts,
} from '../../../tests/helpers/editor-session';
import { publishEdits } from '../publish/send-edits';

const conflict = { file: 'contact.json', field: 'location' };

/** A session in which a field was changed both here and elsewhere. */
async function openConflict() {
  const opened = await openContact();
  const { session, writeElsewhere, store, edits } = opened;
  session.change('location', 'Beckley, WV');
  writeElsewhere('contact.json', JSON.stringify({ ...contact, location: 'Weston, WV' }));
  await session.refresh();
  expect(session.state.conflicts).toMatchObject([{ ...conflict, theirs: 'Weston, WV' }]);
  const reopen = () => openSession(store, undefined, edits);
  return { ...opened, reopen };
}

describe('a conflict', () => {
  it('is mentioned in the status', async () => {
    const { session } = await openConflict();
    expect(session.state.status).toContain('Choose which version to keep.');
  });

  it('survives a reload', async () => {
    const { session, reopen } = await openConflict();
    await session.keep();
    const { state } = await reopen();
    expect(state.conflicts).toMatchObject([{ ...conflict, theirs: 'Weston, WV' }]);
  });

  it('doesn’t affect changes of other files', async () => {
    const { session, reopen } = await openConflict();
    const service = { title: 'Audits' };
    session.setEntry('services/audits.json', service);
    await session.keep();
    const { state } = await reopen();
    expect(state.editedEntries['services/audits.json']).toEqual(service);
    expect(state.conflicts).toMatchObject([conflict]);
  });

  it('survives another change elsewhere', async () => {
    const { session, writeElsewhere } = await openConflict();
    const next = { ...contact, location: 'Weston, WV', phone: '(304) 555-0199' };
    writeElsewhere('contact.json', JSON.stringify(next));
    await session.refresh();
    expect(session.state.conflicts).toMatchObject([{ ...conflict, theirs: 'Weston, WV' }]);
    expect(session.state.editedEntries['contact.json']).toMatchObject({ phone: '(304) 555-0199' });
  });

  it('is resolved by replacing the whole file, until that is undone', async () => {
    const { session } = await openConflict();
    session.setEntry('contact.json', { ...contact, location: 'Elkins, WV' });
    expect(session.state.conflicts).toEqual([]);
    session.undo();
    expect(session.state.conflicts).toHaveLength(1);
  });

  it('comes back when its resolution is undone', async () => {
    const { session } = await openConflict();
    const { conflicts } = session.state;
    session.change('location', 'Weston, WV');
    resolveConflicts(session);
    session.undo();
    expect(session.state.conflicts).toEqual(conflicts);
  });

  it('stays resolved after a reload', async () => {
    const { session, reopen } = await openConflict();
    resolveConflicts(session);
    await nextTask();
    const { state } = await reopen();
    expect(state.conflicts).toEqual([]);
    expect(state.editedEntries['contact.json']).toMatchObject({ location: 'Beckley, WV' });
  });

  it('stays resolved once it is published, even after undo', async () => {
    const { session } = await openConflict();
    session.change('email', 'c@d.example');
    resolveConflicts(session);
    await publishEdits(session);
    session.undo();
    expect(session.state.conflicts).toEqual([]);
  });
});
