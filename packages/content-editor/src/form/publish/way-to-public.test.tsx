import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openContact } from '../../../tests/helpers/editor-session';
import { renderForm } from '../../../tests/helpers/render-form';
import { FirstTime } from './way-to-public';

beforeEach(() => localStorage.clear());

const heading = { name: 'How a change reaches visitors' };

describe('the first notice', () => {
  it.each([
    ['on this computer', {}, /on this computer\.$/],
    ['on a published site', { write: undefined }, /in this browser alone\.$/],
  ])(
    'says where what is typed is kept, and how it reaches visitors (%s)',
    async (_, replaced, kept) => {
      const { session } = await openContact(replaced);
      renderForm(session, <FirstTime />);
      expect(screen.getByRole('region', heading)).toBeVisible();
      const [first, last] = screen.getAllByRole('listitem');
      expect(first).toHaveTextContent(kept);
      expect(last).toHaveTextContent(/^“Publish” sends it/);
    },
  );

  it('is not said again to who knows it', async () => {
    const { session } = await openContact();
    const { unmount } = renderForm(session, <FirstTime />);
    await userEvent.click(screen.getByRole('button', { name: 'I know' }));
    expect(screen.queryByRole('region', heading)).not.toBeInTheDocument();
    unmount();
    renderForm(session, <FirstTime />);
    expect(screen.queryByRole('region', heading)).not.toBeInTheDocument();
  });
});
