import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Problem } from 'content-check/problem';
import { openSession } from '../../../tests/helpers/editor-session';
import { memoryStore } from '../../../tests/helpers/memory-store';
import { mockDialogs, renderForm } from '../../../tests/helpers/render-form';
import type { Session } from '../../session/session';
import { EntryForm } from '../entries/entry-form';

const file = 'pages/home.json';
let session: Session;
const captured = new Set<unknown>();

beforeEach(() => {
  mockDialogs();
  captured.clear();
  Object.assign(Element.prototype, {
    setPointerCapture: (pointer: unknown) => captured.add(pointer),
    hasPointerCapture: (pointer: unknown) => captured.has(pointer),
  });
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(100, 50, 200, 100));
});

/** Opens a page with a picture whose focus is this; returns what it becomes. */
async function open(focus?: string, problems: readonly Problem[] = []) {
  const picture = { src: '../images/old.webp', alt: 'Old', focus };
  const sections = [{ type: 'hero' }, { type: 'story', heading: 'Story', picture }];
  const files = { [file]: JSON.stringify({ path: '/', title: 'Home', sections }) };
  session = await openSession(memoryStore(files).store, () => Promise.resolve(problems));
  renderForm(session, <EntryForm />);
  return () => {
    const { sections: now } = session.state.editedEntries[file] as unknown as {
      sections: typeof sections;
    };
    return now[1]?.picture?.focus;
  };
}

const across = () => screen.getByRole('slider', { name: 'From left to right' });
const down = () => screen.getByRole('slider', { name: 'From top to bottom' });
const places = () => [across(), down()].map((range) => Number((range as HTMLInputElement).value));
const shown = () =>
  screen.getByRole('group', { name: /^Where its subject is/ }).querySelector('img');
const mark = () => shown()?.nextElementSibling;

/** An event of a pointer; jsdom has only those of a mouse. */
function point(
  target: Element | null | undefined,
  type: string,
  at: readonly [number, number],
  pointerType = 'mouse',
) {
  const [clientX, clientY] = at;
  const event = new MouseEvent(type, { bubbles: true, clientX, clientY });
  fireEvent(target ?? document.body, Object.assign(event, { pointerType, pointerId: 1 }));
}

describe('the field of a picture’s focus', () => {
  it('shows the picture beside it, with a mark at its point', async () => {
    await open('30% 20%');
    expect(shown()).toHaveAttribute('src', expect.stringContaining('images/old.webp'));
    expect(mark()).toHaveStyle({ left: '30%', top: '20%' });
    expect(across()).toHaveAccessibleDescription(/This part stays in view/);
    expect(down()).toHaveAttribute('aria-valuetext', '20%');
  });

  it.each([
    [undefined, 50, 50],
    ['left', 0, 50],
    ['right bottom', 100, 100],
    ['nowhere', 50, 50],
  ])('shows “%s” as a point, and keeps it', async (focus, x, y) => {
    const now = await open(focus);
    expect(places()).toEqual([x, y]);
    expect(now()).toBe(focus);
  });

  it('writes a point in place of a word once a range is moved', async () => {
    const now = await open('right');
    fireEvent.change(across(), { target: { value: '80' } });
    expect(now()).toBe('80% 50%');
    fireEvent.change(down(), { target: { value: '25' } });
    expect(now()).toBe('80% 25%');
  });

  it('moves the point to where the picture is clicked', async () => {
    const now = await open();
    point(shown(), 'click', [160, 70]);
    expect(now()).toBe('30% 20%');
    expect(places()).toEqual([30, 20]);
  });

  it('follows a mouse from anywhere on the picture, as far as its edges', async () => {
    const now = await open();
    point(shown(), 'pointermove', [160, 70]);
    expect(now()).toBeUndefined();
    point(shown(), 'pointerdown', [160, 70]);
    point(shown(), 'pointermove', [200, 75]);
    expect(now()).toBe('50% 25%');
    point(shown(), 'pointermove', [900, 10]);
    expect(now()).toBe('100% 0%');
  });

  it('follows a finger from the mark, and not from elsewhere, where it scrolls the form', async () => {
    const now = await open();
    point(shown(), 'pointerdown', [160, 70], 'touch');
    point(shown(), 'pointermove', [160, 90], 'touch');
    expect(now()).toBeUndefined();
    point(mark(), 'pointerdown', [200, 100], 'touch');
    point(mark(), 'pointermove', [220, 110], 'touch');
    expect(now()).toBe('60% 60%');
  });

  it('goes back to the middle, where it needs no point', async () => {
    const now = await open('30% 20%');
    const back = screen.getByRole('button', { name: 'Back to the middle' });
    await userEvent.click(back);
    expect(back).toHaveAttribute('aria-disabled', 'true');
    expect(now()).toBeUndefined();
    expect(places()).toEqual([50, 50]);
  });

  it('takes a whole movement back at once', async () => {
    const now = await open('right');
    // on a busy machine, a movement may last longer than what is taken back at once
    jest.spyOn(Date, 'now').mockReturnValue(0);
    point(shown(), 'pointerdown', [160, 70]);
    point(shown(), 'pointermove', [170, 70]);
    point(shown(), 'pointermove', [200, 75]);
    act(() => void session.undo());
    expect(now()).toBe('right');
  });

  it('is marked where its text is no point', async () => {
    const params = { got: 'nowhere', advice: 'Use percent.' };
    const place = { file, field: 'sections[1].picture.focus', line: 1, column: 1 };
    await open('nowhere', [{ ...place, severity: 'error', code: 'format-wrong', params }]);
    expect(across()).toBeInvalid();
    expect(across()).toHaveAccessibleDescription(/Mistake: .*nowhere.*Use percent/);
  });
});
