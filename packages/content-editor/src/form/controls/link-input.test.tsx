import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSession } from '../../../tests/helpers/editor-session';
import { memoryStore } from '../../../tests/helpers/memory-store';
import { mockDialogs, renderForm } from '../../../tests/helpers/render-form';
import { EntryForm } from '../entries/entry-form';

beforeEach(mockDialogs);

const menu = 'navigation.json';

/** Shows a link of the menu on a site with two pages. */
async function openLink(href = '') {
  const page = (path: string, title: string) => JSON.stringify({ path, title });
  const files = {
    'pages/about.json': page('/about', 'Our Mission'),
    'pages/contact.json': page('/contact', 'Contact'),
    [menu]: JSON.stringify({ primary: [{ label: 'A link', href }] }),
  };
  const session = await openSession(memoryStore(files).store);
  session.dispatch({ type: 'file opened', file: menu });
  renderForm(session, <EntryForm />);
  await userEvent.click(screen.getByText('Link: A link'));
  const link = screen.getByRole('combobox', { name: 'Goes to' });
  const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  return { session, link, offered };
}

describe('the input of a link', () => {
  it('offers the pages by title, and leads to the one that is pressed', async () => {
    const { link, offered } = await openLink();
    await userEvent.click(link);
    expect(offered()).toEqual(['Our Mission /about', 'Contact /contact']);
    await userEvent.click(screen.getByRole('option', { name: /Our Mission/ }));
    expect(link).toHaveValue('/about');
    expect(offered()).toEqual([]);
  });

  it('offers what has the typed words', async () => {
    const { link, offered } = await openLink();
    await userEvent.type(link, 'miss');
    expect(offered()).toEqual(['Our Mission /about']);
  });

  it('is used with the arrow keys and Enter', async () => {
    const { link } = await openLink();
    await userEvent.type(link, '{ArrowDown}{ArrowDown}');
    expect(link).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { name: /Contact/ }).id,
    );
    await userEvent.keyboard('{Enter}');
    expect(link).toHaveValue('/contact');
  });

  it('keeps what was typed on Escape', async () => {
    const { link, offered } = await openLink();
    await userEvent.type(link, 'miss{Escape}');
    expect(offered()).toEqual([]);
    expect(link).toHaveValue('miss');
  });

  it('takes a typed title for the page', async () => {
    const { link } = await openLink();
    await userEvent.type(link, 'our mission ');
    await userEvent.tab();
    expect(link).toHaveValue('/about');
  });

  it('leaves an address elsewhere as it was typed', async () => {
    const { link, offered } = await openLink();
    await userEvent.type(link, 'https://hill.example/');
    expect(offered()).toEqual([]);
    await userEvent.tab();
    expect(link).toHaveValue('https://hill.example/');
  });

  it('says what page it leads to, as the menu calls it', async () => {
    const { link } = await openLink('/about');
    expect(link).toHaveAccessibleDescription(/Page “A link”/);
  });

  it('creates the page that is missing, and leads to it', async () => {
    const { session, link } = await openLink();
    await userEvent.type(link, 'careers');
    await userEvent.click(screen.getByRole('option', { name: 'Create the page “Careers”' }));
    expect(session.state.editedEntries['pages/careers.json']).toMatchObject({ title: 'Careers' });
    expect(session.state.file).toBe(menu);
    await waitFor(() => expect(link).toHaveValue('/careers'));
    expect(session.state.status).toMatch(/^“Careers” is added, and the link leads to it\./);
  });

  it('creates the page of an address that was typed', async () => {
    const { session, link } = await openLink();
    await userEvent.type(link, '/our-shop');
    await userEvent.click(screen.getByRole('option', { name: 'Create the page “Our shop”' }));
    expect(session.state.editedEntries['pages/our-shop.json']).toBeDefined();
    expect(link).toHaveValue('/our-shop');
  });
});
