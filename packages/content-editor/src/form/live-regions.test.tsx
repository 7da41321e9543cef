import { act, screen } from '@testing-library/react';
import type { Problem } from 'content-check/problem';
import { mistakeAt, openSession } from '../../tests/helpers/editor-session';
import { memoryStore } from '../../tests/helpers/memory-store';
import { renderForm } from '../../tests/helpers/render-form';
import type { JsonObject } from '../writing/json';
import { NewMistake } from './live-regions';

const file = 'redirects.json';
const redirects = [{ from: 'a' }, { from: 'b' }, { from: '/c' }];

/** Every old address must start with a slash. */
function check(files: Readonly<Record<string, string>>): Promise<readonly Problem[]> {
  const { redirects: list } = JSON.parse(files[file] ?? '') as { redirects: { from: string }[] };
  return Promise.resolve(
    list.flatMap((redirect, index) =>
      redirect.from.startsWith('/') ? [] : [mistakeAt({ file, field: `redirects[${index}].from` })],
    ),
  );
}

describe('what is announced', () => {
  test('a mistake that moves with its entry isn’t announced again', async () => {
    const { store } = memoryStore({ [file]: JSON.stringify({ redirects }) });
    const session = await openSession(store, check);
    session.dispatch({ type: 'file opened', file });
    renderForm(session, <NewMistake />);
    await act(() => {
      session.change('redirects[2].from', 'c');
      session.touch({ file, field: 'redirects[2].from' });
      return session.checkEdits();
    });
    const announcement = screen.getByText(/Redirect: c .*contains a line break/);
    const list = session.state.editedEntries[file]?.redirects as readonly JsonObject[];
    act(() => session.change('redirects', [list[1] ?? {}, list[0] ?? {}, list[2] ?? {}]));
    await act(() => session.checkEdits());
    expect(announcement).toHaveTextContent('Redirect: c');
  });
});
