import { act, screen } from '@testing-library/react';
import { contactFiles, openSession } from '../../tests/helpers/editor-session';
import { memoryStore } from '../../tests/helpers/memory-store';
import { renderForm } from '../../tests/helpers/render-form';
import type { Visitors } from '../session/state';
import type { Check } from '../store/store';
import { HeaderBar } from './header-bar';

const nothing = () => undefined;

async function statusWith(check: Check) {
  const session = await openSession(memoryStore({}).store, check);
  renderForm(session, <HeaderBar view="form" onSkip={nothing} onView={nothing} onSave={nothing} />);
  return screen.getByRole('status');
}

it('warns if mistakes are only found on save', async () => {
  const status = await statusWith(() => Promise.resolve(undefined));
  expect(status).toHaveTextContent('Mistakes are only found when you save.');
});

it('doesn’t warn while the check works', async () => {
  const status = await statusWith(() => Promise.resolve([]));
  expect(status).toHaveTextContent(/^Everything is saved$/);
});

describe('a form whose saves are public', () => {
  const address = 'https://site.example';
  const openSeen = async (site: Visitors['site']) => {
    const { store } = memoryStore(contactFiles);
    const { state } = store.publish;
    const session = await openSession({ ...store, publish: { saves: 'public', state } });
    session.dispatch({ type: 'file opened', file: 'contact.json' });
    session.dispatch({ type: 'visitors seen', visitors: { site, address } });
    renderForm(
      session,
      <HeaderBar view="form" onSkip={nothing} onView={nothing} onSave={nothing} />,
    );
    return session;
  };
  const link = () => screen.queryByRole('link', { name: 'See the public page' });

  it('leads to the public page once visitors see everything', async () => {
    await openSeen('latest');
    expect(link()).toHaveAttribute('href', `${address}/`);
  });

  it('leads to no page that is older than what is public', async () => {
    await openSeen('building');
    expect(link()).not.toBeInTheDocument();
  });

  it('leads to no page that is older than what is changed', async () => {
    const session = await openSeen('latest');
    act(() => session.change('location', 'Beckley, WV'));
    expect(link()).not.toBeInTheDocument();
  });
});
