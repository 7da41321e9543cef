import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSession } from '../../../tests/helpers/editor-session';
import { memoryEdits, memoryStore } from '../../../tests/helpers/memory-store';
import { mockDialogs, renderForm, withRichText } from '../../../tests/helpers/render-form';
import { publishEdits } from '../../session/publish/send-edits';
import { EntryForm } from './entry-form';
import { FileList } from './file-list';

withRichText();

const nothing = () => undefined;
const text = '{ "title": "Our Mission", "path": "/about" }';

describe('the list of files', () => {
  it('offers to keep a deleted page after a reload, when undo can’t restore it', async () => {
    const edits = memoryEdits();
    await edits.keep(new Map([['pages/about.json', { base: text, value: null }]]));
    const { store } = memoryStore({ 'pages/about.json': text });
    const session = await openSession(store, undefined, edits);
    renderForm(
      session,
      <>
        <FileList onOpen={nothing} />
        <EntryForm />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Our Mission to be deleted' }));
    expect(screen.getByRole('form', { name: 'Our Mission' })).toHaveTextContent(
      'It will be deleted when you publish.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Keep this page' }));
    expect(session.state.editedEntries).toEqual({
      'pages/about.json': JSON.parse(text) as unknown,
    });
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Our Mission');
  });

  it.each([
    ['isn’t JSON', '{ "title": '],
    ['must not be written', ''],
  ])('lists a page that %s', async (_, broken) => {
    const session = await openSession(memoryStore({ 'pages/broken.json': broken }).store);
    renderForm(session, <FileList onOpen={nothing} />);
    expect(screen.getByRole('button', { name: 'broken' })).toBeVisible();
  });

  describe('the search', () => {
    const titles = Array.from({ length: 11 }, (_, index) => `Service ${index}`);
    const services = Object.fromEntries(
      [...titles, 'Fair Hiring'].map((title) => [
        `services/${title}.json`,
        `{ "title": "${title}", "description": "Call us about ${title.toLowerCase()}." }`,
      ]),
    );
    const files = { ...services, 'pages/about.json': text, 'site.json': '{}' };
    const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

    it('filters the files by name', async () => {
      const session = await openSession(memoryStore(files).store);
      renderForm(session, <FileList onOpen={nothing} />);
      const field = screen.getByRole('searchbox', { name: 'Find words' });
      await userEvent.type(field, 'hiring ');
      expect(buttons()).toEqual(['Fair Hiring', 'New service']);
      expect(screen.getByText('1 found')).toBeVisible();
      await userEvent.clear(field);
      await userEvent.type(field, 'nowhere');
      expect(buttons()).toEqual([]);
      expect(screen.getByText('Nothing has these words. Try fewer.')).toBeVisible();
      await userEvent.clear(field);
      expect(buttons()).toEqual(expect.arrayContaining([...titles, 'Site']));
      expect(screen.queryByText(/found/)).not.toBeInTheDocument();
    });

    it('finds words in texts, and opens the field with them', async () => {
      mockDialogs();
      const session = await openSession(memoryStore(files).store);
      renderForm(
        session,
        <>
          <FileList onOpen={nothing} />
          <EntryForm />
        </>,
      );
      await userEvent.type(screen.getByRole('searchbox'), 'about SERVICE 10');
      await userEvent.click(screen.getByRole('button', { name: 'Service 10' }));
      const description = screen.getByRole('textbox', { name: /^Description/ });
      await waitFor(() => expect(description).toHaveFocus());
      expect(screen.getByText('1 found')).toBeVisible();
    });
  });

  it('lists the home page first, and numbered names in order', async () => {
    const names = ['Home', 'Fair 10', 'Fair 9'];
    const pages = names.map((title, index) => [
      `pages/${title}.json`,
      JSON.stringify({ title, path: index === 0 ? '/' : `/${index}` }),
    ]);
    const files = Object.fromEntries(pages) as Record<string, string>;
    const session = await openSession(memoryStore(files).store);
    renderForm(session, <FileList onOpen={nothing} />);
    const list = within(screen.getByRole('region', { name: 'Pages' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Fair 9',
      'Fair 10',
    ]);
  });

  describe('pages that the menus name', () => {
    const menus = (about: string) =>
      JSON.stringify({
        primary: [
          { label: 'Services', href: '/services' },
          { label: 'About', href: about },
        ],
        quickLinks: {
          links: [
            { label: 'About Us', href: about },
            { label: 'Jobs', href: '/jobs' },
          ],
        },
      });
    const page = (title: string, path: string) => JSON.stringify({ title, path });
    const site = {
      'navigation.json': menus('/about'),
      'pages/about.json': page('Our Mission', '/about'),
      'pages/home.json': page('Welcome', '/'),
      'pages/jobs.json': page('Jobs', '/jobs'),
      'pages/news.json': page('Fresh News', '/news'),
      'pages/services.json': page('What We Do', '/services'),
    };
    const listed = () => {
      const list = within(screen.getByRole('region', { name: 'Pages' }));
      return list.getAllByRole('listitem').map(({ textContent }) => textContent);
    };

    it('are called and ordered as there, with their titles below', async () => {
      const session = await openSession(memoryStore(site).store);
      renderForm(session, <FileList onOpen={nothing} />);
      expect(listed()).toEqual([
        'Welcome',
        'Services What We Do',
        'About Our Mission',
        'Jobs',
        'Fresh News',
      ]);
    });

    it('keep their names while their addresses change, until the menus follow', async () => {
      const session = await openSession(memoryStore(site).store);
      renderForm(session, <FileList onOpen={nothing} />);
      act(() => {
        session.change('path', '/who-we-are', { file: 'pages/about.json' });
      });
      expect(listed()).toContain('About Our Mission changed');
      await act(async () => {
        await publishEdits(session);
      });
      expect(listed()).toContain('About Our Mission');
      expect(session.state.editedEntries['navigation.json']).toEqual(
        JSON.parse(menus('/who-we-are')),
      );
    });

    it('are called by their titles once no menu links to them', async () => {
      const session = await openSession(memoryStore(site).store);
      renderForm(session, <FileList onOpen={nothing} />);
      act(() => {
        session.change('primary', [], { file: 'navigation.json' });
        session.change('quickLinks', { links: [] }, { file: 'navigation.json' });
      });
      expect(listed()).toEqual(['Welcome', 'Fresh News', 'Jobs', 'Our Mission', 'What We Do']);
    });
  });
});
