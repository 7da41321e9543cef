import { act, fireEvent, screen } from '@testing-library/react';
import type * as Traversal from 'content-check/schema-traversal';
import { textFields } from 'content-check/schema-traversal';
import type { Problem } from 'content-check/problem';
import { mistakeAt, openSession } from '../../tests/helpers/editor-session';
import { memoryEdits, memoryStore } from '../../tests/helpers/memory-store';
import { renderForm, withRichText } from '../../tests/helpers/render-form';
import { publishEdits } from '../session/publish/send-edits';
import type * as Print from '../writing/print/print';
import { printJson } from '../writing/print/print';
import { EntryForm } from './entries/entry-form';
import { FileList } from './entries/file-list';
import { HeaderBar } from './header-bar';
import type * as UseField from './controls/use-field';
import { useField } from './controls/use-field';

/* A keystroke does nothing slow: it renders no other fields, goes through no files, prints, keeps and checks nothing. */

jest.mock('./controls/use-field', () => {
  const actual = jest.requireActual<typeof UseField>('./controls/use-field');
  return { ...actual, useField: jest.fn(actual.useField) };
});
jest.mock('../writing/print/print', () => {
  const actual = jest.requireActual<typeof Print>('../writing/print/print');
  return { ...actual, printJson: jest.fn(actual.printJson) };
});

jest.mock('content-check/schema-traversal', () => {
  const actual = jest.requireActual<typeof Traversal>('content-check/schema-traversal');
  return { ...actual, textFields: jest.fn(actual.textFields) };
});

withRichText();

const rendered = jest.mocked(useField);
const paragraphs = ['One.', 'Two.'];
const sections = [
  { type: 'prose', heading: 'First', paragraphs },
  { type: 'prose', heading: 'Second', paragraphs },
];
const page = { path: '/', title: 'Home', description: 'Words.', sections };
const nothing = () => undefined;

/** Types a key in the heading of a page's second section, in the whole editor. */
async function type(problems: readonly Problem[] = []) {
  const check = jest.fn(() => Promise.resolve(problems));
  const edits = memoryEdits();
  const session = await openSession(
    memoryStore({ 'pages/home.json': JSON.stringify(page) }).store,
    check,
    edits,
  );
  renderForm(
    session,
    <>
      <HeaderBar view="form" onSkip={nothing} onView={nothing} onWrite={nothing} />
      <FileList onOpen={nothing} />
      <EntryForm />
    </>,
  );
  jest.useFakeTimers();
  const write = jest.spyOn(edits, 'keep');
  const traversal = jest.mocked(textFields);
  const calls = { check, print: jest.mocked(printJson), write, traversal };
  const press = (value: string) => {
    for (const mock of [rendered, ...Object.values(calls)]) mock.mockClear();
    fireEvent.input(screen.getByDisplayValue(/^Second/), { target: { value } });
  };
  // the first keystroke also changes what is shown of the file, such as "changed"
  press('Second t');
  press('Second te');
  return { session, calls };
}

describe('a keystroke', () => {
  it('renders only the field and its parents', async () => {
    await type();
    const fields = rendered.mock.calls.map(([{ field }]) => field);
    expect(fields).toEqual(['sections', 'sections[1].heading']);
  });

  it('goes through no file, whatever mistakes are shown', async () => {
    const { calls } = await type([mistakeAt({ file: 'pages/home.json', field: 'title' })]);
    expect(screen.getByRole('heading', { name: 'One mistake to fix' })).toBeVisible();
    expect(calls.traversal).not.toHaveBeenCalled();
  });

  it.each(['check', 'print', 'write'] as const)('postpones “%s”', async (name) => {
    const { calls } = await type();
    expect(calls[name]).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(calls[name]).toHaveBeenCalled();
  });

  it('is published without rendering a field again', async () => {
    const { session } = await type();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    rendered.mockClear();
    await act(() => publishEdits(session));
    expect(session.state.status).toBe('Published.');
    expect(rendered).not.toHaveBeenCalled();
  });

  it('is checked without rendering a field again, if no problem is found', async () => {
    await type();
    rendered.mockClear();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(rendered).not.toHaveBeenCalled();
  });
});
