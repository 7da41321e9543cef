import {
  act,
  cleanup,
  createEvent,
  fireEvent,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryStore, openSession, renderForm } from '../../../tests/helpers/editor-session';
import type { Upload } from '../store/store';
import { Editor } from './editor';

const story = {
  type: 'story',
  heading: 'Story',
  picture: { src: '../images/old.webp', alt: 'Old' },
};
const home = { path: '/', title: 'Home', sections: [{ type: 'hero' }, story] };
const files = { 'pages/home.json': JSON.stringify(home) };

async function open(preparePicture = () => Promise.reject<Upload>(new Error('No picture.'))) {
  const { store } = memoryStore(files, { preparePicture });
  const session = await openSession(store);
  renderForm(session, <Editor />);
  return session;
}

const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

/** Escape, as the browser tells it. */
const leave = () =>
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

beforeEach(() => {
  sessionStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

describe('for a new service', () => {
  const title = () => within(screen.getByRole('dialog')).getByRole('textbox', { name: 'Title' });

  it('is done by Enter, but not by one that ends a word of an input method', async () => {
    const session = await open();
    await press(/^New service/);
    await userEvent.type(title(), 'Audits');
    fireEvent.keyDown(title(), { key: 'Enter', isComposing: true });
    expect(session.state.values).not.toHaveProperty(['services/audits.json']);
    fireEvent.keyDown(title(), { key: 'Enter' });
    expect(session.state.values).toHaveProperty(['services/audits.json']);
  });

  it('takes no name that differs from another by its capitals', async () => {
    const session = await open();
    act(() => session.setEntry('services/Audits.json', { title: 'Other' }));
    await press(/^New service/);
    await userEvent.type(title(), 'Audits{Enter}');
    expect(screen.getByRole('dialog')).toHaveTextContent('There is one of this title already.');
  });

  it('keeps what is typed there when the rest is saved', async () => {
    await open();
    await press(/^New service/);
    await userEvent.type(title(), 'Audits');
    fireEvent.keyDown(title(), { key: 's', ctrlKey: true });
    await act(() => Promise.resolve());
    expect(title()).toHaveValue('Audits');
  });

  it('keeps what is typed there when it is left, until it is added', async () => {
    await open();
    await press(/^New service/);
    await userEvent.type(title(), 'Audits');
    leave();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await press(/^New service/);
    expect(title()).toHaveValue('Audits');
    await userEvent.type(title(), '{Enter}');
    await press(/^New service/);
    expect(title()).toHaveValue('');
  });

  it('keeps what is typed there when the page is loaded anew', async () => {
    await open();
    await press(/^New service/);
    await userEvent.type(title(), 'Audits');
    cleanup();
    await open();
    await press(/^New service/);
    expect(title()).toHaveValue('Audits');
  });

  it.each(['getItem', 'setItem'] as const)(
    'keeps what is typed where the browser refuses %s',
    async (refused) => {
      jest.spyOn(Storage.prototype, refused).mockImplementation(() => {
        throw new Error('Blocked or full.');
      });
      await open();
      await press(/^New service/);
      await userEvent.type(title(), 'Audits');
      expect(title()).toHaveValue('Audits');
    },
  );

  it('makes room for the mistakes when a save is refused', async () => {
    const mistake = { severity: 'error', message: 'Write a title.', field: 'title' } as const;
    const session = await open();
    jest.spyOn(session.tools.store, 'save').mockResolvedValue({
      result: 'refused',
      problems: [{ ...mistake, file: 'pages/home.json', line: 1, column: 1 }],
    });
    await press(/^New service/);
    await userEvent.type(title(), 'Audits');
    fireEvent.keyDown(title(), { key: 's', ctrlKey: true });
    await waitFor(() => expect(screen.getByRole('region', { name: /^To fix/ })).toHaveFocus(), {
      timeout: 4000,
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await press(/^New service/);
    expect(title()).toHaveValue('Audits');
  });

  it('leaves the keys for undo to what is typed there', async () => {
    const session = await open();
    act(() => session.change('title', 'Start'));
    await press(/^New service/);
    const undo = createEvent.keyDown(title(), { key: 'z', ctrlKey: true });
    fireEvent(title(), undo);
    expect(undo.defaultPrevented).toBe(false);
    expect(session.state.values['pages/home.json']?.title).toBe('Start');
  });
});

describe('for a picture', () => {
  const upload: Upload = { base64: '', width: 1400, height: 900 };
  const chooser = () => screen.getByLabelText('A picture from this computer');

  it('stays open when no file is chosen', async () => {
    await open();
    await press(/Change old.webp$/);
    fireEvent(chooser(), new Event('cancel', { bubbles: true }));
    expect(screen.getByRole('dialog', { name: /^Choose/ })).toBeVisible();
  });

  const words = () => screen.getByRole('textbox', { name: 'For someone who can’t see it' });

  it('keeps the words of each picture when it is left, until they are used', async () => {
    const session = await open(() => Promise.resolve(upload));
    const choose = async (file: string) => {
      await press(/Change (old|office).webp$/);
      await userEvent.upload(chooser(), new File([''], file, { type: 'image/png' }));
    };
    await choose('office.png');
    await userEvent.type(words(), 'Our office');
    leave();
    await choose('town.png');
    expect(words()).toHaveValue('');
    leave();
    await press(/Change old.webp$/);
    await press(/^office.webp$/);
    expect(words()).toHaveValue('Our office');
    await press(/^Use this picture/);
    expect(session.state.values['pages/home.json']).toMatchObject({
      sections: [{}, { picture: { src: '../images/office.webp', alt: 'Our office' } }],
    });
    await press(/Change office.webp$/);
    await press(/^town.webp$/);
    await userEvent.type(words(), 'The town');
    await press(/^Use this picture/);
    await press(/Change town.webp$/);
    await press(/^office.webp$/);
    expect(words()).toHaveValue('');
  });

  it('takes a file that is dropped on the field', async () => {
    await open(() => Promise.resolve(upload));
    const file = new File([''], 'Our office.png', { type: 'image/png' });
    const field = screen.getByRole('button', { name: /Change old.webp$/ });
    fireEvent.drop(field, { dataTransfer: { files: [file], types: ['Files'] } });
    await waitFor(() => expect(words()).toBeVisible());
    await userEvent.type(words(), 'Our office');
    await press(/^Use this picture/);
    expect(screen.getByRole('button', { name: /Change our-office.webp$/ })).toBeInTheDocument();
  });

  it('says of a dropped file why it can’t be shown', async () => {
    await open(() => Promise.reject(new Error('This is no picture.')));
    const field = screen.getByRole('button', { name: /Change old.webp$/ });
    fireEvent.drop(field, { dataTransfer: { files: [new File([''], 'a.txt')], types: ['Files'] } });
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('This is no picture.'));
  });

  it('opens for no text that is dropped on the field', async () => {
    await open();
    const field = screen.getByRole('button', { name: /Change old.webp$/ });
    fireEvent.drop(field, { dataTransfer: { files: [], types: ['text/plain'] } });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('changes nothing any more once it is closed', async () => {
    let answer: (prepared: Upload) => void = () => undefined;
    const session = await open(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    act(() => session.change('sections[1].picture.dark', '../images/night.webp'));
    await press(/Change night.webp$/);
    await userEvent.upload(chooser(), new File([''], 'office.png', { type: 'image/png' }));
    await press(/^Close/);
    answer(upload);
    await act(() => Promise.resolve());
    expect(session.state.values['pages/home.json']).toMatchObject({
      sections: [{}, { picture: { dark: '../images/night.webp' } }],
    });
  });
});

it('what changes is closed by a save from the keyboard, and does not come again by itself', async () => {
  const session = await open();
  act(() => session.change('title', 'House'));
  await press(/^What changes/);
  expect(screen.getByRole('dialog')).toHaveTextContent('House');
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => session.change('title', 'Cabin'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
