import { act, screen } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { nextTask } from '../../tests/helpers/editor-session';
import { memoryEdits, memoryStore } from '../../tests/helpers/memory-store';
import { mockDialogs } from '../../tests/helpers/render-form';
import { siteModel } from '../../tests/small-site/model';
import { messagesFor } from '../editor-messages';
import { publishEdits } from '../session/publish/send-edits';
import { Session } from '../session/session';
import type { OnTurn } from '../store/edits';
import { openForm } from './open-form';

const file = 'pages/home.json';
const home = { path: '/', title: 'Home' };
const text = JSON.stringify(home);

mockDialogs();

/** A window that waits for its turn. */
function openWindow() {
  let onTurn: OnTurn = () => Promise.resolve();
  const edits = memoryEdits();
  const claim = (whenTurn: OnTurn) => {
    onTurn = whenTurn;
    return () => undefined;
  };
  const { store } = memoryStore({ [file]: text }, { edits: { ...edits, claim } });
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  const openings = jest.spyOn(Session, 'open');
  const check = () => Promise.resolve([]);
  openForm(root, { model: siteModel, messages: messagesFor(siteModel), store, check }, String);
  return {
    edits,
    store,
    turn: (isOurs: boolean) => onTurn(isOurs),
    session: () => openings.mock.results[0]?.value as Promise<Session>,
    close: () => {
      act(() => root.unmount());
      element.remove();
    },
  };
}

describe('a window whose turn is over', () => {
  it('has kept what was typed in it', async () => {
    const { turn, session, edits, close } = openWindow();
    await act(() => turn(true));
    const opened = await session();
    act(() => opened.change('title', 'Start'));
    await act(() => turn(false));
    expect(edits.kept.get(file)?.value).toEqual({ ...home, title: 'Start' });
    expect(screen.getByRole('status')).toHaveTextContent('Another window has taken over.');
    close();
  });

  it('writes nothing over what is typed in the other one, even once its publication is done', async () => {
    const { turn, session, edits, store, close } = openWindow();
    await act(() => turn(true));
    const opened = await session();
    act(() => opened.change('title', 'Start'));
    const { publish: send } = store.publishing;
    let goOn: () => void = () => undefined;
    const isSlow = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    jest.spyOn(store.publishing, 'publish').mockImplementation(async (request, signal) => {
      await isSlow;
      return send(request, signal);
    });
    let publishing: Promise<unknown> = Promise.resolve();
    await act(async () => {
      publishing = publishEdits(opened);
      await turn(false);
    });
    const typedThere = { base: text, value: { ...home, title: 'Start here' } };
    await edits.keep(new Map([[file, typedThere]]));
    goOn();
    await publishing;
    await nextTask();
    expect(edits.kept.get(file)).toEqual(typedThere);
    close();
  });

  it('doesn’t show the form, if it was still being opened', async () => {
    const { turn, close } = openWindow();
    await act(async () => {
      await Promise.all([turn(true), turn(false)]);
      await nextTask();
    });
    expect(screen.getByRole('button', { name: 'Take over' })).toBeVisible();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    close();
  });
});
