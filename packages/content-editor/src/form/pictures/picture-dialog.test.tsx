import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSession, phoneMistake } from '../../../tests/helpers/editor-session';
import { memoryStore } from '../../../tests/helpers/memory-store';
import { mockDialogs, renderForm } from '../../../tests/helpers/render-form';
import { ReloadNeeded } from '../../store/failure';
import type { Upload } from '../../store/content';
import type { Check } from '../../store/store';
import { EntryForm } from '../entries/entry-form';

const file = 'pages/home.json';
const picture = { src: '../images/old.webp', alt: 'Old' };
const sections = [{ type: 'hero' }, { type: 'story', heading: 'Story', picture }];
const files = { [file]: JSON.stringify({ path: '/', title: 'Home', sections }) };
const upload: Upload = { base64: '', width: 1400, height: 900 };

async function open(preparePicture = () => Promise.resolve(upload), check?: Check) {
  const session = await openSession(
    memoryStore(files, { pictures: { prepare: preparePicture } }).store,
    check,
  );
  renderForm(session, <EntryForm />);
  return session;
}

const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));
const chooser = () => screen.getByLabelText('A picture from this computer');
const alternative = () => screen.getByRole('textbox', { name: 'For someone who can’t see it' });
const png = (name: string, arrayBuffer = () => Promise.resolve(new ArrayBuffer(0))) =>
  Object.assign(new File([''], name, { type: 'image/png' }), { arrayBuffer });

beforeEach(() => {
  sessionStorage.clear();
  mockDialogs();
});

describe('the dialog for a picture', () => {
  it('says that a folder is no picture', async () => {
    await open();
    await press(/Change old$/);
    const folder = png('photos', () => Promise.reject(new Error('It is a directory.')));
    fireEvent.change(chooser(), { target: { files: [folder] } });
    expect(await screen.findByText('This can’t be read. Choose a picture.')).toBeVisible();
  });

  it('stays open when the file picker is dismissed', async () => {
    await open();
    await press(/Change old$/);
    fireEvent(chooser(), new Event('cancel', { bubbles: true }));
    expect(screen.getByRole('dialog', { name: /^Choose/ })).toBeVisible();
  });

  it('restores the text typed for each picture after Escape, until it is used', async () => {
    const session = await open();
    const choose = async (name: string) => {
      await press(/Change (old|office|town)$/);
      await userEvent.upload(chooser(), png(name));
    };
    const leave = () =>
      fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await choose('office.png');
    await userEvent.type(alternative(), 'Our office');
    leave();
    await choose('town.png');
    expect(alternative()).toHaveValue('');
    leave();
    await choose('office.png');
    expect(alternative()).toHaveValue('Our office');
    await press(/^Use this picture/);
    expect(session.state.editedEntries[file]).toMatchObject({
      sections: [{}, { picture: { src: '../images/office.webp', alt: 'Our office' } }],
    });
    await choose('town.png');
    await userEvent.type(alternative(), 'The town');
    await press(/^Use this picture/);
    await press(/Change town$/);
    await press(/^office$/);
    expect(alternative()).toHaveValue('');
  });

  it('removes what held for the old picture alone, and says so', async () => {
    const session = await open();
    act(() => {
      session.change('sections[1].picture.dark', '../images/night.webp');
      session.change('sections[1].picture.focus', '70% 30%');
    });
    await press(/Change old$/);
    await userEvent.upload(chooser(), png('office.png'));
    await userEvent.type(alternative(), 'Our office');
    await press(/^Use this picture/);
    expect(session.state.editedEntries[file]).toEqual({
      path: '/',
      title: 'Home',
      sections: [
        sections[0],
        { ...sections[1], picture: { src: '../images/office.webp', alt: 'Our office' } },
      ],
    });
    expect(session.state.status).toMatch(/^Picture changed. What was set for the old picture/);
  });

  it('leaves nothing of an upload that is cancelled', async () => {
    const session = await open();
    await press(/Change old$/);
    await userEvent.upload(chooser(), png('office.png'));
    await press(/^Close/);
    expect(session.state.pictures).toEqual({});
  });

  it('takes a picture that is dropped on its field', async () => {
    const session = await open();
    const field = screen.getByRole('button', { name: /Change old$/ });
    fireEvent.drop(field, { dataTransfer: { types: ['Files'], files: [png('office.png')] } });
    await userEvent.type(
      await screen.findByRole('textbox', { name: /can’t see it/ }),
      'Our office',
    );
    await press(/^Use this picture/);
    expect(session.state.editedEntries[file]).toMatchObject({
      sections: [{}, { picture: { src: '../images/office.webp', alt: 'Our office' } }],
    });
  });

  it('leaves a picture that is dropped on the file input to the browser', async () => {
    await open();
    await press(/Change old$/);
    const dataTransfer = { types: ['Files'], files: [png('office.png')] };
    expect(fireEvent.drop(chooser(), { dataTransfer })).toBe(true);
  });

  it('asks for an alternative text', async () => {
    await open();
    await press(/Change old$/);
    await userEvent.upload(chooser(), png('Our office.png'));
    await press(/^Use this picture/);
    expect(alternative()).toHaveFocus();
    await userEvent.type(alternative(), 'Our office');
    await press(/^Use this picture/);
    expect(screen.getByRole('button', { name: /Change our-office$/ })).toBeInTheDocument();
  });

  it('reports why a file can’t be used', async () => {
    await open(() => Promise.reject(new Error('This is not a picture.')));
    await press(/Change old$/);
    await userEvent.upload(chooser(), png('a.png'));
    expect(screen.getByRole('alert')).toHaveTextContent('This is not a picture.');
    expect(screen.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument();
  });

  it('offers to reload the page once the editor was restarted', async () => {
    await open(() => Promise.reject(new ReloadNeeded('The editor was restarted.')));
    await press(/Change old$/);
    await userEvent.upload(chooser(), png('a.png'));
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  });

  it('refuses an upload that the check refuses, and leaves nothing of it', async () => {
    const finding = { code: 'picture-damaged', params: {} };
    const tooSmall = { ...phoneMistake, file, field: 'sections[1].picture.src', ...finding };
    const session = await open(undefined, (texts, sizes) =>
      Promise.resolve(texts[file]?.includes('tiny') && sizes['images/tiny.webp'] ? [tooSmall] : []),
    );
    await press(/Change old$/);
    await userEvent.upload(chooser(), png('tiny.png'));
    // it is read and checked meanwhile
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('“tiny”: The picture is damaged'),
    );
    expect(screen.getByRole('dialog', { name: /^Choose/ })).toBeVisible();
    expect(session.state.editedEntries[file]).toMatchObject({ sections: [{}, { picture }] });
    expect(session.state.pictures).toEqual({});
  });

  it('ignores an upload that finishes after the dialog is closed', async () => {
    let finish: (prepared: Upload) => void = () => undefined;
    const session = await open(() => new Promise((resolve) => (finish = resolve)));
    act(() => session.change('sections[1].picture.dark', '../images/night.webp'));
    await press(/Change night$/);
    await userEvent.upload(chooser(), png('office.png'));
    await press(/^Close/);
    finish(upload);
    await act(() => Promise.resolve());
    expect(session.state.editedEntries[file]).toMatchObject({
      sections: [{}, { picture: { dark: '../images/night.webp' } }],
    });
  });
});
