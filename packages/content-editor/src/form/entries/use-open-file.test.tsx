import { memoryStore, openSession } from '../../../tests/helpers/editor-session';
import { mockDialogs, renderForm } from '../../../tests/helpers/render-form';
import { Editor } from '../editor';
import { reopenFile } from './use-open-file';

const files = { 'pages/home.json': '{ "path": "/" }', 'pages/about.json': '{ "path": "/about" }' };

beforeEach(() => {
  mockDialogs();
  sessionStorage.clear();
});

/** Opens a page, and what a window shows after it is reloaded. */
async function reload(left: Readonly<Record<string, string>>) {
  const session = await openSession(memoryStore(files).store);
  session.dispatch({ type: 'file opened', file: 'pages/about.json' });
  renderForm(session, <Editor />);
  const later = await openSession(memoryStore(left).store);
  reopenFile(later);
  return later.state.file;
}

test('a reload returns to the page that was open', async () => {
  expect(await reload(files)).toBe('pages/about.json');
});

test('a reload opens the home page if that page is gone', async () => {
  expect(await reload({ 'pages/home.json': files['pages/home.json'] })).toBe('pages/home.json');
});
