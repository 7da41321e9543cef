import { openSession } from '../../../tests/helpers/editor-session';
import { memoryStore } from '../../../tests/helpers/memory-store';
import type { Upload } from '../../store/content';
import type { CommitHistory } from '../../store/history';
import { everyField } from '../problems/touched';
import { restoreCommitted } from './restore-committed';

const upload: Upload = { base64: 'AAAA', width: 640, height: 480 };
const story = { type: 'story', picture: { src: '../images/quilt.webp', alt: 'A quilt' } };
const page = { title: 'About', path: '/about', sections: [story] };
const committed = () => Promise.resolve({ text: JSON.stringify(page), date: '2026-03-01' });
const file = 'pages/about.json';

const open = (picture?: CommitHistory['picture']) =>
  openSession(memoryStore({}, { history: { file: committed, ...(picture && { picture }) } }).store);

describe('restoring an earlier version', () => {
  it('brings back the deleted pictures of a file, too, under their names', async () => {
    const picture = jest.fn(() => Promise.resolve(upload));
    const session = await open(picture);
    await restoreCommitted(session, file);
    expect(picture.mock.calls).toEqual([['images/quilt.webp']]);
    expect(session.state).toMatchObject({ file, editedEntries: { [file]: page } });
    expect(session.state.pictures).toEqual({ 'images/quilt.webp': upload });
    session.undo();
    expect(session.state.editedEntries).toEqual({});
  });

  it('keeps a picture that has the name by now', async () => {
    const picture = jest.fn(() => Promise.resolve(upload));
    const session = await open(picture);
    const now = { ...upload, base64: 'BBBB' };
    session.dispatch({ type: 'picture added', path: 'images/quilt.webp', upload: now });
    await restoreCommitted(session, file);
    expect(picture).not.toHaveBeenCalled();
    expect(session.state.pictures).toEqual({ 'images/quilt.webp': now });
  });

  it('brings back a file without a picture that no commit has', async () => {
    const session = await open();
    await restoreCommitted(session, file);
    expect(session.state.editedEntries).toEqual({ [file]: page });
    expect(session.state.pictures).toEqual({});
  });

  it('brings back a file whose picture can’t be, and says why', async () => {
    const session = await open(() => Promise.reject(new Error('No picture.')));
    await restoreCommitted(session, file);
    expect(session.state.editedEntries).toEqual({ [file]: page });
    expect(session.state.status).toMatch(/Publish to show it to visitors\. No picture\.$/);
  });

  it('shows the mistakes of the file at once', async () => {
    const session = await open();
    await restoreCommitted(session, file);
    expect(session.state.touched).toContainEqual({ file, field: everyField });
  });
});
