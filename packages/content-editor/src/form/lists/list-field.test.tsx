import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSession } from '../../../tests/helpers/editor-session';
import { memoryStore } from '../../../tests/helpers/memory-store';
import { mockDialogs, renderForm } from '../../../tests/helpers/render-form';
import { EntryForm } from '../entries/entry-form';

beforeEach(mockDialogs);

describe('the field of a list', () => {
  it('shows a picture of each kind of section that may be added', async () => {
    const file = 'pages/home.json';
    const page = JSON.stringify({ path: '/', title: 'Home', sections: [{ type: 'hero' }] });
    const session = await openSession(memoryStore({ [file]: page }).store);
    session.dispatch({ type: 'file opened', file });
    renderForm(session, <EntryForm />);
    await userEvent.click(screen.getByText('Add a section'));
    const picture = (name: RegExp) =>
      within(screen.getByRole('button', { name })).getByRole('presentation');
    expect(picture(/^Banner/)).toHaveAttribute('src', 'PageSection/banner');
    expect(picture(/^Service cards/)).toHaveAttribute('src', 'PageSection/service-cards');
  });
});
