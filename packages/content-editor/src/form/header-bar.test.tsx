import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contactFiles, openContact, openSession } from '../../tests/helpers/editor-session';
import { memoryStore } from '../../tests/helpers/memory-store';
import { mockDialogs, renderForm } from '../../tests/helpers/render-form';
import type { PublicState } from '../store/publishing';
import type { Check } from '../store/store';
import { HeaderBar } from './header-bar';

const nothing = () => undefined;

async function statusWith(check: Check) {
  const session = await openSession(memoryStore({}).store, check);
  renderForm(
    session,
    <HeaderBar view="form" onSkip={nothing} onView={nothing} onWrite={nothing} />,
  );
  return screen.getByRole('status');
}

describe('the bar', () => {
  it('warns if mistakes are only found by a publication', async () => {
    const status = await statusWith(() => Promise.resolve(undefined));
    expect(status).toHaveTextContent('Mistakes are only found when you publish.');
  });

  it('doesn’t warn while the check works', async () => {
    const status = await statusWith(() => Promise.resolve([]));
    expect(status).toHaveTextContent(/^Everything is kept$/);
  });

  it.each([
    ['Publish', undefined],
    ['Write to the files', { code: 'no-remote', details: '' } as const],
  ])('has “%s” as the one step, by whether the folder is published', async (name, obstacle) => {
    const state = { files: contactFiles, pictures: {}, obstacle };
    const { session } = await openContact();
    session.change('location', 'Beckley, WV');
    session.dispatch({ type: 'public state read', publicState: state as PublicState });
    renderForm(
      session,
      <HeaderBar view="form" onSkip={nothing} onView={nothing} onWrite={nothing} />,
    );
    const main = screen
      .getAllByRole('button')
      .filter((button) => button.dataset.main !== undefined);
    expect(main.map(({ textContent }) => textContent)).toEqual([name]);
  });

  it('publishes at once on a published site, where there are no files', async () => {
    mockDialogs();
    const { write, ...store } = memoryStore(contactFiles).store;
    expect(write).toBeDefined();
    const send = jest.fn(store.publishing.publish);
    const state = () => Promise.resolve({ files: contactFiles, pictures: {} });
    const session = await openSession({ ...store, publishing: { publish: send, state } });
    await session.readCommitted();
    session.change('location', 'Beckley, WV', { file: 'contact.json' });
    renderForm(
      session,
      <HeaderBar view="form" onSkip={nothing} onView={nothing} onWrite={nothing} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(send).toHaveBeenCalledTimes(1);
  });
});
