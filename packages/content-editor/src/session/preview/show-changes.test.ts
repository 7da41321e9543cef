import { openSession } from '../../../tests/helpers/editor-session';
import { memoryStore } from '../../../tests/helpers/memory-store';
import type { FileWrite, Shown } from '../../store/store';
import { save } from '../save/save';
import { showChanges } from './show-changes';

const files = {
  'contact.json': JSON.stringify({ email: 'a@b.example', phone: '1', location: 'Elkins' }),
  'pages/home.json': JSON.stringify({ path: '/', sections: [] }),
};
const upload = { base64: 'mine', width: 4, height: 3 };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function open(answer: Shown = { waiting: [] }) {
  const show = jest.fn<Promise<Shown>, [readonly FileWrite[]]>(() => Promise.resolve(answer));
  const session = await openSession(memoryStore(files).store);
  session.dispatch({ type: 'file opened', file: 'contact.json' });
  const stop = showChanges(session, { show });
  await jest.advanceTimersByTimeAsync(0);
  return { session, show, stop, wait: () => jest.advanceTimersByTimeAsync(300) };
}
const location = (location: string) =>
  expect.stringContaining(`"location":"${location}"`) as string;

it('sends what a window begins with, so that the site forgets an earlier one', async () => {
  const { show } = await open();
  expect(show.mock.calls).toEqual([[[]]]);
});

it('sends a change once, after a pause in typing', async () => {
  const { session, show, wait } = await open();
  session.change('location', 'E');
  await jest.advanceTimersByTimeAsync(150);
  session.change('location', 'Ea');
  await jest.advanceTimersByTimeAsync(150);
  expect(show).toHaveBeenCalledTimes(1);
  await wait();
  await wait();
  expect(show).toHaveBeenCalledTimes(2);
  expect(show.mock.lastCall?.[0]).toMatchObject([{ path: 'contact.json', text: location('Ea') }]);
});

it('sends what was typed while the store was busy', async () => {
  const { session, show, wait } = await open();
  show.mockImplementationOnce(() => {
    session.change('location', 'Beckley');
    return Promise.resolve({ waiting: [] });
  });
  session.change('location', 'Elk');
  await wait();
  await wait();
  expect(show.mock.lastCall?.[0]).toMatchObject([{ text: location('Beckley') }]);
});

it('sends an upload once, with the page that shows it', async () => {
  const { session, show, wait } = await open();
  const path = session.addUpload('Photo.jpg', upload);
  session.setEntry('pages/home.json', { path: '/', picture: `../${path}` });
  await wait();
  expect(show.mock.lastCall?.[0]).toContainEqual({ path, base64: 'mine' });
  session.setEntry('pages/home.json', { path: '/', picture: `../${path}`, title: 'Home' });
  await wait();
  expect(show.mock.lastCall?.[0]).toEqual([expect.objectContaining({ path: 'pages/home.json' })]);
});

it('sends that nothing is unsaved after a save and after undo', async () => {
  const { session, show, wait } = await open();
  session.change('location', 'Beckley');
  await wait();
  await save(session);
  await wait();
  expect(show.mock.lastCall).toEqual([[]]);
  session.change('phone', '2');
  await wait();
  session.undo();
  await wait();
  expect(show).toHaveBeenCalledTimes(5);
  expect(show.mock.lastCall).toEqual([[]]);
});

it('tries again while the store does not answer', async () => {
  const { session, show, wait } = await open();
  show.mockRejectedValueOnce(new Error('The editor has stopped.'));
  session.change('location', 'Beckley');
  await wait();
  await jest.advanceTimersByTimeAsync(2000);
  expect(show).toHaveBeenCalledTimes(3);
  expect(show.mock.calls[2]).toEqual(show.mock.calls[1]);
});

it('knows what the site shows: files that wait as they were', async () => {
  const { session, show, wait } = await open();
  show.mockResolvedValue({ waiting: ['contact.json'] });
  session.change('location', '');
  session.setEntry('pages/home.json', { path: '/home' });
  await wait();
  expect(session.state.shown).toMatchObject({
    waiting: ['contact.json'],
    entries: { 'contact.json': { location: 'Elkins' }, 'pages/home.json': { path: '/home' } },
  });
});

it('sends nothing more once it is stopped', async () => {
  const { session, show, stop, wait } = await open();
  stop();
  session.change('location', 'Beckley');
  await wait();
  expect(show).toHaveBeenCalledTimes(1);
});
