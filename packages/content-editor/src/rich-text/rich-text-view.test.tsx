import { TextSelection } from 'prosemirror-state';
import { allMarks } from 'rich-text/blocks';
import { type ActionName, actionsOf } from './commands';
import { linkRange, setLink } from './links';
import { openRichText } from './rich-text-view';

/** A text that is being edited. The caret is at its start. */
function open(lines: readonly string[], { marks = allMarks, isBlocks = true } = {}) {
  const onChange = jest.fn<undefined, [readonly string[]]>();
  const onUndo = jest.fn<undefined, [boolean]>();
  const onLineBreak = jest.fn<undefined, []>();
  const place = document.createElement('div');
  document.body.append(place);
  const { view, show } = openRichText(place, {
    shape: { marks: marks, isBlocks },
    lines,
    attributes: { id: 'text', role: 'textbox' },
    onChange,
    onState: () => undefined,
    onLink: () => undefined,
    onLineBreak,
    onLost: () => undefined,
    onUndo,
  });
  const select = (from: number, to = from) => {
    const { tr, doc } = view.state;
    view.dispatch(tr.setSelection(TextSelection.create(doc, from, to)));
  };
  return {
    view,
    show,
    select,
    onUndo,
    onLineBreak,
    onChange,
    type: (text: string) => {
      for (const letter of text) {
        const { from, to } = view.state.selection;
        const insert = () => view.state.tr.insertText(letter, from, to);
        const isHandled = view.someProp('handleTextInput', (handle) =>
          handle(view, from, to, letter, insert),
        );
        if (isHandled !== true) view.dispatch(insert());
      }
    },
    press: (key: string, modifiers: KeyboardEventInit = {}) => {
      const event = new KeyboardEvent('keydown', { key, ...modifiers });
      return view.someProp('handleKeyDown', (handle) => handle(view, event)) === true;
    },
    run: (name: ActionName) => actionsOf(view.state.schema)[name]?.run(view.state, view.dispatch),
    lines: () => onChange.mock.lastCall?.[0],
  };
}

afterEach(() => document.body.replaceChildren());

describe('a text that is edited as it looks', () => {
  it('shows a text as it looks', () => {
    const { view } = open(['## Jobs', 'We **hire**.', '- [Apply](/jobs)', '> Plainly.']);
    expect(view.dom.innerHTML).toBe(
      '<h4>Jobs</h4><p>We <strong>hire</strong>.</p><ul><li><p><a href="/jobs">Apply</a></p></li></ul>' +
        '<blockquote><p>Plainly.</p></blockquote>',
    );
  });

  it('shows at once what is kept of a mark, and goes on with it', () => {
    const { view, select, type, run, lines } = open(['US']);
    select(3);
    run('bold');
    type('$');
    expect(view.dom.innerHTML).toBe('<p>US$</p>');
    type('5');
    expect(view.dom.innerHTML).toBe('<p>US$<strong>5</strong></p>');
    run('bold');
    type('!b');
    expect(lines()).toEqual(['US$**5**!b']);
    expect(view.dom.innerHTML).toBe('<p>US$<strong>5</strong>!b</p>');
  });

  it('shows the address of a link as it is kept', () => {
    const { view, select, lines } = open(['The plan.']);
    select(1, 9);
    const { state } = view;
    view.dispatch(setLink(state, linkRange(state), 'The plan', '/plan (draft'));
    expect(lines()).toEqual(['[The plan](/plan%20%28draft).']);
    select(3);
    expect(linkRange(view.state).href).toBe('/plan%20%28draft');
  });

  it('changes nothing by being opened, or by moving the caret', () => {
    const { onChange, select } = open([String.raw`odd \ spelling\!`, '- one']);
    select(3);
    expect(onChange).not.toHaveBeenCalled();
  });

  it.each([
    ['- one', ['- one']],
    ['1. one', ['1. one']],
    ['3) three', ['3. three']],
    ['# Part', ['## Part']],
    ['### Part', ['### Part']],
    ['> said', ['> said']],
    ['a **b** c', ['a **b** c']],
    ['a *b* c', ['a *b* c']],
    ['3 * 4 * 5', ['3 * 4 * 5']],
    ['3*4*5', ['3*4*5']],
  ])('understands %s while it is typed', (typed, lines) => {
    const text = open([]);
    text.type(typed);
    expect(text.lines()).toEqual(lines);
  });

  it('keeps the space after a word, which is no part of the text', () => {
    const text = open(['one']);
    text.select(4);
    text.type(' ');
    text.show(['one']);
    expect(text.onChange).not.toHaveBeenCalled();
    text.type('two ');
    expect(text.lines()).toEqual(['one two']);
    expect(text.view.state.doc.textContent).toBe('one two ');
  });

  it('counts on where an item is added', () => {
    const text = open(['3. three', '4. five', 'Words.', '5. six']);
    text.select(8);
    text.press('Enter');
    text.type('four');
    expect(text.lines()).toEqual(['3. three', '4. four', '5. five', 'Words.', '5. six']);
  });

  it('takes back with Backspace what a mark has become', () => {
    const text = open([]);
    text.type('3. ');
    expect(text.press('Backspace')).toBe(true);
    text.type('October');
    expect(text.lines()).toEqual([String.raw`3\. October`]);
  });

  it('types marks as words where the text may not hold them', () => {
    const text = open([], { marks: ['emphasis'] });
    text.type('# a **b** *c*');
    expect(text.lines()).toEqual([String.raw`\# a \*\*b\*\* *c*`]);
  });

  it('begins a block with Enter, and leaves a list with a second one', () => {
    const text = open(['- one']);
    text.select(6);
    expect(text.press('Enter')).toBe(true);
    text.type('two');
    expect(text.lines()).toEqual(['- one', '- two']);
    text.press('Enter');
    text.press('Enter');
    text.type('Words');
    expect(text.lines()).toEqual(['- one', '- two', 'Words']);
  });

  it.each([{ shiftKey: false }, { shiftKey: true }])(
    'keeps a text of one line on one line, and tells of Enter (%j)',
    (modifiers) => {
      const text = open(['one'], { marks: ['emphasis', 'link'], isBlocks: false });
      text.select(3);
      text.press('Enter', modifiers);
      text.type('!');
      expect(text.lines()).toEqual(['on!e']);
      expect(text.onLineBreak).toHaveBeenCalledTimes(1);
    },
  );

  it.each([
    ['Words', ['Wo', '!rds']],
    ['- Words', ['- Wo', '- !rds']],
  ])('begins a block with Shift+Enter, too, and tells of it: %s', (line, lines) => {
    const text = open([line]);
    text.select(line.startsWith('-') ? 5 : 3);
    text.press('Enter', { shiftKey: true });
    text.type('!');
    expect(text.lines()).toEqual(lines);
    expect(text.onLineBreak).toHaveBeenCalledTimes(1);
  });

  it('tells nothing of Enter among blocks', () => {
    const text = open(['Words']);
    text.press('Enter');
    expect(text.onLineBreak).not.toHaveBeenCalled();
  });

  it('nests an item once, and takes it out again', () => {
    const text = open(['- one', '- two', '- three']);
    text.select(13);
    const command = { ctrlKey: true };
    expect(text.press(']', command)).toBe(true);
    expect(text.lines()).toEqual(['- one', '  - two', '- three']);
    // not left to the browser, which may leave the page
    expect(text.press(']', command)).toBe(true);
    expect(text.lines()).toEqual(['- one', '  - two', '- three']);
    text.press('[', command);
    expect(text.lines()).toEqual(['- one', '- two', '- three']);
  });

  it('knows its keys by their place where a keyboard has other letters', () => {
    const { select, press, lines } = open(['some words']);
    select(1, 5);
    expect(press('и', { code: 'KeyB', keyCode: 66, ctrlKey: true })).toBe(true);
    expect(lines()).toEqual(['**some** words']);
  });

  it('makes a list of one kind one of the other', () => {
    const text = open(['- one', '- two']);
    text.select(4);
    text.run('numbers');
    expect(text.lines()).toEqual(['1. one', '2. two']);
  });

  it('leaves the Tab key to the form', () => {
    const text = open(['- one', '- two']);
    expect(text.press('Tab')).toBe(false);
  });

  it.each<[ActionName, string]>([
    ['bold', '**one** two'],
    ['emphasis', '*one* two'],
    ['heading', '## one two'],
    ['subheading', '### one two'],
    ['bullets', '- one two'],
    ['numbers', '1. one two'],
    ['quotation', '> one two'],
  ])('makes selected words or their block %s, and plain again', (name, line) => {
    const text = open(['one two']);
    text.select(1, 4);
    text.run(name);
    expect(text.lines()).toEqual([line]);
    const action = actionsOf(text.view.state.schema)[name];
    expect(action?.isOn?.(text.view.state)).toBe(true);
    text.run(name);
    expect(text.lines()).toEqual(['one two']);
  });

  it('links words, changes the link, and removes it', () => {
    const text = open(['see our work']);
    text.select(9, 13);
    const { view } = text;
    view.dispatch(setLink(view.state, linkRange(view.state), 'work', '/services'));
    expect(text.lines()).toEqual(['see our [work](/services)']);
    text.select(11);
    const range = linkRange(view.state);
    expect(range).toMatchObject({ text: 'work', href: '/services' });
    view.dispatch(setLink(view.state, range, 'work on it', '/services#how'));
    expect(text.lines()).toEqual(['see our [work on it](/services#how)']);
    text.select(11);
    view.dispatch(setLink(view.state, linkRange(view.state), 'work on it', ''));
    expect(text.lines()).toEqual(['see our work on it']);
  });

  it('leaves the space that is selected after a word, and the marks within', () => {
    const text = open(['see our **best** work on it']);
    text.select(5, 19);
    const range = linkRange(text.view.state);
    expect(range.text).toBe('our best work');
    text.view.dispatch(setLink(text.view.state, range, range.text, '/a'));
    expect(text.lines()).toEqual(['see [our **best** work](/a) on it']);
  });

  it('links a whole block, selected up to the next one, without joining them', () => {
    const text = open(['see it', 'and more']);
    text.select(1, 9);
    const range = linkRange(text.view.state);
    text.view.dispatch(setLink(text.view.state, range, range.text, '/a'));
    expect(text.lines()).toEqual(['[see it](/a)', 'and more']);
  });

  it.each([
    ['before them', 'come and see our work', 'come and see our [work](/a)'],
    ['after them', 'see our work here', 'see our [work](/a) here'],
    ['in them', 'see our walk', 'see our [work](/a)'],
    ['and them with it', 'see', 'see[work](/a)'],
  ])('links the words that were selected before others changed the text %s', (_, theirs, after) => {
    const text = open(['see our work']);
    text.select(9, 13);
    const range = linkRange(text.view.state);
    text.show([theirs]);
    text.view.dispatch(setLink(text.view.state, range, 'work', '/a'));
    expect(text.lines()).toEqual([after]);
  });

  it('keeps the caret at its words as others change the text before them', () => {
    const text = open(['see our work']);
    text.select(9);
    text.show(['come and see our work']);
    expect(text.view.state.selection.from).toBe(18);
  });

  it('finds a link at its end, too', () => {
    const text = open(['see [work](/a), and more']);
    text.select(9);
    expect(linkRange(text.view.state)).toMatchObject({ text: 'work', href: '/a' });
    text.select(9, 12);
    expect(linkRange(text.view.state).href).toBeUndefined();
  });

  it('finds the whole of a link in which words differ', () => {
    const text = open(['[our **best** work](/a) and more']);
    text.select(6);
    expect(linkRange(text.view.state)).toMatchObject({ text: 'our best work', href: '/a' });
  });

  it('shows other lines, as after an undo, without taking them for a change', () => {
    const { view, show, onChange } = open(['one']);
    show(['two', '- three']);
    expect(view.dom.textContent).toBe('twothree');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('leaves undo in the browser’s menu to the form', () => {
    const { view, onUndo } = open(['one']);
    for (const inputType of ['historyUndo', 'historyRedo'])
      view.dom.dispatchEvent(new InputEvent('beforeinput', { inputType, cancelable: true }));
    expect(onUndo.mock.calls).toEqual([[false], [true]]);
  });
});
