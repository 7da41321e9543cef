import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { openSession } from '../../tests/helpers/editor-session';
import { memoryStore } from '../../tests/helpers/memory-store';
import { renderForm } from '../../tests/helpers/render-form';
import { Editor } from './editor';

const files = { 'pages/home.json': '{ "path": "/", "title": "Home" }' };

describe('the editor', () => {
  it('moves the focus to the conflicts when nothing else can be written', async () => {
    const obstacle = { code: 'no-remote', details: '' } as const;
    const state = () => Promise.resolve({ files: {}, pictures: {}, obstacle });
    const memory = memoryStore(files, { publishing: { state } });
    const session = await openSession(memory.store);
    renderForm(session, <Editor />);
    act(() => session.change('title', 'Start'));
    memory.writeElsewhere('pages/home.json', '{ "path": "/", "title": "Welcome" }');
    await act(() => session.refresh());
    fireEvent.click(screen.getByRole('button', { name: 'Write to the files' }));
    await waitFor(() =>
      expect(screen.getByRole('region', { name: /^Changed by you/ })).toHaveFocus(),
    );
  });

  it('says on Ctrl+S that everything is kept, and keeps the focus', async () => {
    const { store } = memoryStore(files);
    const session = await openSession(store);
    renderForm(session, <Editor />);
    act(() => session.change('title', 'Start'));
    const title = screen.getByRole('textbox', { name: 'Title' });
    title.focus();
    const isLeft = fireEvent.keyDown(title, { key: 's', ctrlKey: true });
    expect(isLeft).toBe(false);
    expect(session.state.status).toBe('What you type is kept by itself.');
    expect(title).toHaveFocus();
  });
});
