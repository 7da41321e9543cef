import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HistoryRequest, PastPublications, Publication } from '../../store/history';
import { contact, openContact } from '../../../tests/helpers/editor-session';
import { mockDialogs, renderForm } from '../../../tests/helpers/render-form';
import { HistoryDialog } from './history-dialog';

beforeEach(mockDialogs);

const textOf = (location: string) => JSON.stringify({ ...contact, location });

/** A publication that has changed the place, from a city to another. */
const move = (from: string, to: string, change: Partial<Publication> = {}) => ({
  revision: `${from} ${to}`,
  author: 'Ada Rivers',
  date: '2026-03-01T12:00:00',
  files: [{ file: 'contact.json', before: textOf(from), after: textOf(to) }],
  pictures: {},
  isFirst: false,
  isPublic: true,
  ...change,
});

/** The dialog; “Elkins” is the place today. */
async function open(...answers: readonly (PastPublications | Error)[]) {
  const left = [...answers];
  const history = jest.fn<Promise<PastPublications>, [HistoryRequest]>(() => {
    const answer = left.shift() ?? { publications: [] };
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  const opened = await openContact({ history: { publications: history } });
  const onPublish = jest.fn();
  const onClose = jest.fn();
  renderForm(
    opened.session,
    <HistoryDialog history={opened.store.history} onClose={onClose} onPublish={onPublish} />,
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'History' }));
  return { ...opened, history, onPublish, onClose, dialog, user: userEvent.setup() };
}

const elkins = move('Beckley, WV', 'Elkins, WV');

describe('the history', () => {
  it('says who has published what and when', async () => {
    const { dialog } = await open({ publications: [elkins] });
    expect(
      await dialog.findByRole('heading', { name: 'Ada Rivers, March 1, 2026 at 12:00 PM' }),
    ).toBeVisible();
    expect(dialog.getByRole('heading', { name: 'Contact' })).toBeVisible();
    expect(dialog.getByText('Place: “Beckley, WV” changes to “Elkins, WV”.')).toBeVisible();
  });

  it('shows changes that say the same', async () => {
    const page = (...headings: string[]) =>
      JSON.stringify({ sections: headings.map((heading) => ({ type: 'prose', heading })) });
    const file = {
      file: 'pages/about.json',
      before: page('River'),
      after: page('River', 'Hill', 'Hill'),
    };
    const { dialog } = await open({ publications: [move('a', 'b', { files: [file] })] });
    expect(await dialog.findAllByText(/“.*Hill” is added\.$/)).toHaveLength(2);
  });

  it('takes a change back, says so, keeps the focus, and offers to publish', async () => {
    const { dialog, user, session, onPublish } = await open({ publications: [elkins] });
    const button = await dialog.findByRole('button', { name: /^Take back: Place/ });
    expect(dialog.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
    await user.click(button);
    expect(session.state.editedEntries['contact.json']).toMatchObject({ location: 'Beckley, WV' });
    expect(dialog.getByRole('status')).toHaveTextContent(
      'Taken back. Publish to show it to visitors.',
    );
    expect(button).toHaveFocus();
    expect(button).toHaveAccessibleName(/^Taken back: Place/);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(onPublish).toHaveBeenCalledTimes(1);
  });

  it('says what was changed again, and takes it back anyway if told', async () => {
    const { dialog, user, session } = await open({
      publications: [move('Ripley, WV', 'Beckley, WV')],
    });
    expect(
      await dialog.findByText('It was changed again since. Today: “Elkins, WV”.'),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: /^Take back anyway/ }));
    expect(session.state.editedEntries['contact.json']).toMatchObject({ location: 'Ripley, WV' });
  });

  it('shows the history of the open file alone', async () => {
    const { dialog, user, history } = await open(
      { publications: [elkins] },
      { publications: [move('Ripley, WV', 'Beckley, WV')] },
    );
    await dialog.findByText(/Elkins/);
    await user.click(dialog.getByRole('button', { name: '“Contact”' }));
    expect(await dialog.findByText(/“Ripley, WV” changes/)).toBeVisible();
    expect(history).toHaveBeenLastCalledWith({ file: 'contact.json', from: undefined });
    expect(dialog.queryByRole('heading', { name: 'Contact' })).not.toBeInTheDocument();
  });

  it('reads more when it is asked for', async () => {
    const end = { tip: 'abc', skip: 15 };
    const { dialog, user, history } = await open(
      { publications: [elkins], end },
      {
        publications: [
          move('Ripley, WV', 'Beckley, WV'),
          move('', '', { files: [], isFirst: true }),
        ],
      },
    );
    await user.click(await dialog.findByRole('button', { name: 'Show earlier publications' }));
    expect(await dialog.findByText(/“Ripley, WV” changes/)).toBeVisible();
    expect(dialog.getByText('The history that this computer knows begins here.')).toBeVisible();
    expect(history).toHaveBeenLastCalledWith({ file: undefined, from: end });
    expect(dialog.queryByRole('button', { name: /^Show earlier/ })).not.toBeInTheDocument();
  });

  it('asks again for what could not be read', async () => {
    const end = { tip: 'abc', skip: 15 };
    const { dialog, user } = await open({ publications: [elkins], end }, new Error('No network.'), {
      publications: [move('Ripley, WV', 'Beckley, WV')],
    });
    const more = await dialog.findByRole('button', { name: 'Show earlier publications' });
    await user.click(more);
    expect(await dialog.findByRole('alert')).toHaveTextContent('No network.');
    await user.click(more);
    expect(await dialog.findByText(/“Ripley, WV” changes/)).toBeVisible();
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('names pictures, and leaves out what only looks changed', async () => {
    const formatted = move('Elkins, WV', 'Elkins, WV', { revision: 'formatted', author: 'Nobody' });
    const pictures = { 'images/new.webp': 'new' } as const;
    const { dialog } = await open({ publications: [formatted, { ...elkins, pictures }] });
    expect(await dialog.findByText('“new” is added.')).toBeVisible();
    expect(dialog.queryByText(/Nobody/)).not.toBeInTheDocument();
  });

  it('offers to take back a picture that was replaced, and says how others come back', async () => {
    const pictures = { 'images/quilt.webp': 'changed', 'images/new.webp': 'new' } as const;
    const { dialog, user, session } = await open({ publications: [{ ...elkins, pictures }] });
    await dialog.findByText('“quilt” is replaced.');
    expect(dialog.getByText(/^A picture that was added or deleted/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: /is (?:replaced|added)/ })).not.toBeInTheDocument();
    const { base } = session.state;
    const there = { ...base, pictures: { 'images/quilt.webp': { width: 1600, height: 900 } } };
    act(() => session.dispatch({ type: 'content adopted', base: there, done: new Set() }));
    await user.click(
      await dialog.findByRole('button', { name: 'Take back: “quilt” is replaced.' }),
    );
    expect(dialog.getByRole('status')).toHaveTextContent(/^The earlier picture is not kept/);
  });

  it('marks what is not public yet', async () => {
    const { dialog } = await open({ publications: [{ ...elkins, isPublic: false }] });
    expect(await dialog.findByRole('heading', { name: /\(not public yet\)$/ })).toBeVisible();
  });

  it('says that nothing was published', async () => {
    const { dialog } = await open({ publications: [] });
    expect(await dialog.findByText('Nothing was published yet.')).toBeVisible();
  });

  it('says why it can’t be read', async () => {
    const { dialog } = await open(new Error('Git isn’t installed.'));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Git isn’t installed.');
  });
});
