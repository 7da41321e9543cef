import { screen } from '@testing-library/react';
import { openSession } from '../../tests/helpers/editor-session';
import { memoryStore } from '../../tests/helpers/memory-store';
import { renderForm } from '../../tests/helpers/render-form';
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
