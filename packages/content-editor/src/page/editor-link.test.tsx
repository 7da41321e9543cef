import { linkToEditor } from './editor-link';
import { toPage } from './editor-messages';

const editor = 'http://127.0.0.1:9000';
const parent = { postMessage: jest.fn<undefined, [object, string]>() };
const ready = { to: 'editor', path: '/', section: null, isReady: true };

const { parent: realParent } = window;
let connection: AbortController;
const signal = () => connection.signal;

beforeEach(() => {
  connection = new AbortController();
  Object.defineProperty(window, 'parent', { value: parent, configurable: true });
  document.elementsFromPoint = () => [];
  Object.defineProperty(document, 'referrer', { value: `${editor}/`, configurable: true });
});

afterEach(() => {
  connection.abort();
  Object.defineProperty(window, 'parent', { value: realParent, configurable: true });
  Reflect.deleteProperty(document, 'referrer');
  Reflect.deleteProperty(document, 'elementsFromPoint');
  document.body.replaceChildren();
  window.sessionStorage.clear();
});

/** Shows a page with two sections, as React does at the end of its first rendering. */
function renderPage(): readonly Element[] {
  const main = document.createElement('main');
  main.append(document.createElement('section'), document.createElement('section'));
  document.body.append(main);
  return [...main.children];
}

it('reports that the page is ready, at once if it is rendered', () => {
  renderPage();
  linkToEditor({ signal: signal() });
  expect(parent.postMessage.mock.calls[0]).toEqual([ready, editor]);
  expect(parent.postMessage.mock.calls.filter(([message]) => 'path' in message)).toHaveLength(1);
});

it('reports so only once it is rendered, since the editor asks for a section then', async () => {
  linkToEditor({ signal: signal() });
  document.body.append(document.createElement('header'));
  await Promise.resolve();
  expect(parent.postMessage).not.toHaveBeenCalled();
  renderPage();
  await Promise.resolve();
  document.body.append(document.createElement('footer'));
  await Promise.resolve();
  expect(parent.postMessage.mock.calls[0]).toEqual([ready, editor]);
  expect(parent.postMessage.mock.calls.filter(([message]) => 'path' in message)).toHaveLength(1);
});

it('finds the editor from a page that was loaded after another one of the site', () => {
  renderPage();
  const first = new AbortController();
  linkToEditor({ signal: first.signal });
  first.abort();
  parent.postMessage.mockClear();
  Object.defineProperty(document, 'referrer', { value: document.URL, configurable: true });
  linkToEditor({ signal: signal() });
  expect(parent.postMessage).toHaveBeenCalledWith(ready, editor);
});

it('reports what others take from the head of the page', () => {
  document.head.innerHTML = '<title>About | Ridgeline</title>';
  renderPage();
  linkToEditor({ signal: signal() });
  const head = expect.objectContaining({ title: 'About | Ridgeline' }) as object;
  expect(parent.postMessage).toHaveBeenCalledWith({ to: 'editor', head }, editor);
});

it('shows the section that the editor asks for', () => {
  const [, second] = renderPage();
  linkToEditor({ signal: signal() });
  const scrollIntoView = jest.fn();
  Object.assign(second ?? {}, { scrollIntoView });
  const source = parent as unknown as Window;
  window.dispatchEvent(new MessageEvent('message', { data: toPage({ section: 1 }), source }));
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'start' });
});

describe('a page whose fields the editor knows', () => {
  const targets = [
    { id: 'heading', kind: 'words', value: 'plainai', section: 0 },
    { id: 'label', kind: 'words', value: 'write', section: 0 },
  ] as const;

  /** A linked page with a heading, a link and a button that opens a menu. */
  function linkedPage(onShown: () => void = () => undefined) {
    const [first] = renderPage();
    if (first)
      first.innerHTML =
        '<h1>Plain AI</h1><a href="#contact">Write</a><button aria-expanded="false">Menu</button>';
    linkToEditor({ signal: signal(), onShown });
    const tell = (message: Parameters<typeof toPage>[0]) => {
      const source = parent as unknown as Window;
      window.dispatchEvent(new MessageEvent('message', { data: toPage(message), source }));
    };
    tell({ targets });
    const mark = (selector: string) =>
      document.querySelector(selector)?.getAttribute('data-editor-mark');
    const click = (selector: string) => {
      parent.postMessage.mockClear();
      const event = new MouseEvent('click', { bubbles: true, cancelable: true });
      document.querySelector(selector)?.dispatchEvent(event);
      return { follows: !event.defaultPrevented, sent: parent.postMessage.mock.calls };
    };
    return { tell, mark, click };
  }
  const edit = (target: string) => [
    [{ to: 'editor', path: '/', section: 0, isReady: false, edit: target }, editor],
  ];

  it('sends which field was clicked instead of following a link', () => {
    const { click } = linkedPage();
    expect(click('a')).toEqual({ follows: false, sent: edit('label') });
    expect(click('h1')).toEqual({ follows: false, sent: edit('heading') });
  });

  it('leaves alone clicks in a section beside its fields, unless sections are a list', () => {
    const { click, tell } = linkedPage();
    const message = { to: 'editor', path: '/', section: 1, isReady: false, edit: '' };
    expect(click('section:last-child')).toEqual({ follows: false, sent: [[message, editor]] });
    tell({ targets: targets.map((target) => ({ ...target, section: undefined })) });
    expect(click('section:last-child')).toEqual({ follows: true, sent: [] });
  });

  it('follows links instead if the editor says so', () => {
    const { click, tell } = linkedPage();
    tell({ followsLinks: true });
    expect(click('a')).toEqual({ follows: true, sent: [] });
  });

  it('still opens what has more inside', () => {
    const { click } = linkedPage();
    expect(click('button')).toEqual({ follows: true, sent: [] });
  });

  it('marks what is being edited, also while the page still shows it as it was', () => {
    const { mark, tell } = linkedPage();
    tell({ focused: 'heading' });
    expect([mark('h1'), mark('a')]).toEqual(['focused', null]);
    tell({ targets: [{ ...targets[0], value: 'plainerai' }] });
    expect(mark('h1')).toBe('focused');
    tell({ focused: '' });
    expect(mark('h1')).toBeNull();
  });

  describe('whether it is behind', () => {
    /** What the page has reported of it, after the changes in it were seen. */
    const reported = async () => {
      await new Promise(requestAnimationFrame);
      return parent.postMessage.mock.calls
        .map(([message]) => message)
        .filter((message) => 'isBehind' in message);
    };
    const [heading, label] = targets;
    const renamed = [{ ...heading, value: 'plainerai' }, label];

    it('reports that it still shows a text as it was, until it has changed it', async () => {
      const { tell } = linkedPage();
      parent.postMessage.mockClear();
      tell({ targets: renamed });
      const behind = { to: 'editor', isBehind: true };
      expect(await reported()).toEqual([behind]);
      tell({ targets: [{ ...heading, value: 'plainestai' }, label] });
      expect(await reported()).toEqual([behind]);
      const element = document.querySelector('h1');
      if (element) element.textContent = 'Plainest AI';
      expect(await reported()).toEqual([behind, { to: 'editor', isBehind: false }]);
    });

    it('is not behind for a text that another field has as well, or that is gone', async () => {
      const { tell } = linkedPage();
      parent.postMessage.mockClear();
      tell({ targets: [...renamed, { ...heading, id: 'other' }] });
      tell({ targets: [label] });
      expect(await reported()).toEqual([]);
    });

    it('is not behind once it shows the text in a way of its own', async () => {
      const { tell } = linkedPage();
      tell({ targets: renamed });
      parent.postMessage.mockClear();
      const element = document.querySelector('h1');
      if (element) element.textContent = 'Plainer AI, since 2020';
      expect(await reported()).toEqual([{ to: 'editor', isBehind: false }]);
    });
  });

  it('marks all blocks of a text that is one field', () => {
    const { mark, tell } = linkedPage();
    const blocks = targets.map((target, index) => ({ ...target, id: `paragraphs[${index}]` }));
    tell({ targets: blocks, focused: 'paragraphs' });
    expect([mark('h1'), mark('a')]).toEqual(['focused', 'focused']);
  });

  describe('several fields that are edited as one', () => {
    /** The mark of elements after a field got the focus, where the fields have these names. */
    function marksOf(names: readonly string[], focused: string) {
      const { mark, tell } = linkedPage();
      const renamed = targets.map((target, index) => ({ ...target, id: names[index] ?? '' }));
      tell({ targets: renamed, focused });
      return ['section', 'h1', 'a'].map(mark);
    }

    it.each(['sections[0]', 'sections[0].facts'])(
      'frame their section, not each: %s',
      (focused) => {
        const names = ['sections[0].heading', 'sections[0].facts[0].name'];
        expect(marksOf(names, focused)).toEqual(['focused', null, null]);
      },
    );

    it('frame nothing if they are in no section', () => {
      const names = ['links[0].label', 'name'];
      const { mark, tell } = linkedPage();
      document.body.append(document.querySelector('h1') ?? '');
      const renamed = targets.map((target, index) => ({
        ...target,
        id: names[index] ?? '',
        section: undefined,
      }));
      tell({ targets: renamed, focused: 'links' });
      expect(['section', 'h1'].map(mark)).toEqual([null, null]);
    });
  });

  it('reports that a link was followed to another page', async () => {
    linkedPage();
    parent.postMessage.mockClear();
    window.history.pushState(null, '', '/news');
    document.querySelector('h1')?.replaceChildren('News');
    await new Promise(requestAnimationFrame);
    const moved = { to: 'editor', path: '/news', section: null, isReady: false };
    expect(parent.postMessage).toHaveBeenCalledWith(moved, editor);
    window.history.pushState(null, '', '/');
  });

  it('calls back when there is other content to show', () => {
    const onShown = jest.fn();
    const { tell } = linkedPage(onShown);
    onShown.mockClear();
    tell({ focused: 'heading' });
    expect(onShown).not.toHaveBeenCalled();
    tell({ targets });
    expect(onShown).toHaveBeenCalledTimes(1);
  });

  it('marks what the focus would edit', () => {
    const { mark } = linkedPage();
    document.querySelector('a')?.focus();
    expect(mark('a')).toBe('pointed');
  });
});

describe('a page with other elements', () => {
  /** Shows a page with two sections that are other elements than usual. */
  function renderOther(): readonly Element[] {
    document.body.innerHTML = '<div id="page"><article></article><article></article></div>';
    return [...document.querySelectorAll('article')];
  }

  it('is found by the selectors that are given', () => {
    const [, second] = renderOther();
    linkToEditor({ signal: signal(), main: '#page', section: 'article' });
    expect(parent.postMessage.mock.calls[0]).toEqual([ready, editor]);
    second?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(parent.postMessage).toHaveBeenLastCalledWith(
      expect.objectContaining({ section: 1 }),
      editor,
    );
  });

  it.each([
    [{}, /no element “main” .*linkToEditor\({ main: "…" }\)/],
    [{ main: '#page' }, /no element “section” in “#page”.*linkToEditor\({ section: "…" }\)/],
    [{ main: '#page', section: 'article' }, undefined],
  ])('says in the console what is not found with %j', (selectors, message) => {
    jest.useFakeTimers();
    const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined);
    renderOther();
    linkToEditor({ signal: signal(), ...selectors });
    const targets = [{ id: 'a', kind: 'words', value: 'Words', section: 0 }] as const;
    const data = toPage({ targets });
    window.dispatchEvent(
      new MessageEvent('message', { data, source: parent as unknown as Window }),
    );
    jest.runAllTimers();
    jest.useRealTimers();
    const said = warn.mock.calls.map(([words]) => String(words));
    expect(said).toEqual(message ? [expect.stringMatching(message)] : []);
  });
});
