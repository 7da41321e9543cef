import { connectPage } from './page-connection';
import type { Target } from './target';

const targets: readonly Target[] = [
  { id: 'heading', kind: 'words', value: 'plainai', section: 0 },
  { id: 'label', kind: 'words', value: 'write', section: 0 },
];

let connection: AbortController;

beforeEach(() => {
  connection = new AbortController();
  document.elementsFromPoint = () => [];
  jest.useFakeTimers();
});

afterEach(() => {
  connection.abort();
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'elementsFromPoint');
  document.body.replaceChildren();
  document.head.replaceChildren();
});

/** A page with two sections, a heading, links, and a button that opens a menu. */
function linkedPage() {
  document.body.innerHTML =
    '<main><section><h1>Plain AI</h1><a href="#contact">Write</a>' +
    '<button aria-expanded="false">Menu</button></section><section id="contact"></section></main>' +
    '<footer><a href="/about?from=footer#us">About</a><a href="https://other.example/">Other</a></footer>';
  let shown = targets;
  const events = { onPoint: jest.fn(), onChoose: jest.fn(), onFollow: jest.fn() };
  const link = connectPage(window, {
    signal: connection.signal,
    targets: () => shown,
    ...events,
  });
  return {
    ...link,
    ...events,
    /** Shows other content. */
    show: (now: readonly Target[]) => {
      shown = now;
      link.update();
      jest.runAllTimers();
    },
    highlight: (selector: string) =>
      document.querySelector(selector)?.getAttribute('data-editor-highlight'),
    /** @returns whether the browser would do what it does for the click */
    click: (selector: string, type = 'click') => {
      const event = new MouseEvent(type, { bubbles: true, cancelable: true });
      document.querySelector(selector)?.dispatchEvent(event);
      return !event.defaultPrevented;
    },
  };
}

describe('a page that is linked with the form', () => {
  it('tells which field was clicked instead of following a link', () => {
    const { click, onChoose, onFollow } = linkedPage();
    expect(click('a')).toBe(false);
    expect(onChoose).toHaveBeenLastCalledWith('label', 0);
    expect(click('h1')).toBe(false);
    expect(onChoose).toHaveBeenLastCalledWith('heading', 0);
    expect(onFollow).not.toHaveBeenCalled();
  });

  it('finds what was clicked by the words that are shown at that moment', () => {
    const { click, onChoose, show } = linkedPage();
    show([{ id: 'other', kind: 'words', value: 'plainerai', section: 0 }]);
    document.querySelector('h1')?.replaceChildren('Plainer AI');
    click('h1');
    expect(onChoose).toHaveBeenLastCalledWith('other', 0);
  });

  it('takes a click in a section beside its fields for the section, unless sections are no list', () => {
    const { click, onChoose, show } = linkedPage();
    expect(click('section:last-child')).toBe(false);
    expect(onChoose).toHaveBeenLastCalledWith('', 1);
    show(targets.map((target) => ({ ...target, section: undefined })));
    expect(click('section:last-child')).toBe(true);
  });

  it('follows links instead if the form says so: to pages of the site, and within the page', () => {
    const { click, followLinks, onChoose, onFollow } = linkedPage();
    followLinks(true);
    const scrolled = jest.fn();
    Object.assign(document.querySelector('#contact') ?? {}, { scrollIntoView: scrolled });
    expect(click('main a')).toBe(false);
    expect(scrolled).toHaveBeenCalled();
    expect(click('footer a')).toBe(false);
    expect(onFollow).toHaveBeenCalledWith('/about');
    expect(onChoose).not.toHaveBeenCalled();
  });

  it.each(['50%', 'über uns'])('follows a link within the page to “%s”', (id) => {
    const { click, followLinks } = linkedPage();
    followLinks(true);
    const [link, section] = [document.querySelector('a'), document.querySelector('#contact')];
    link?.setAttribute('href', `#${id === '50%' ? id : encodeURIComponent(id)}`);
    const scrolled = jest.fn();
    Object.assign(section ?? {}, { id, scrollIntoView: scrolled });
    click('main a');
    expect(scrolled).toHaveBeenCalled();
  });

  it('opens a page of another site in a window of its own, so that the frame keeps the page', () => {
    const { click, followLinks } = linkedPage();
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    followLinks(true);
    expect(click('footer a:last-child')).toBe(false);
    expect(open).toHaveBeenCalledWith('https://other.example/', '_blank', 'noopener');
  });

  it('follows a link that shows no field, and opens no tab with another button', () => {
    const { click, onFollow, show } = linkedPage();
    show([]);
    expect(click('footer a')).toBe(false);
    expect(onFollow).toHaveBeenCalledWith('/about');
    expect(click('footer a', 'auxclick')).toBe(false);
  });

  it('still opens what has more inside', () => {
    const { click, onChoose } = linkedPage();
    expect(click('button')).toBe(true);
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('tells which section has the pointer', () => {
    const { onPoint } = linkedPage();
    const pointer = (type: string, selector: string) =>
      document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
    pointer('pointerover', 'section:last-child');
    expect(onPoint).toHaveBeenLastCalledWith(1);
    pointer('pointerover', 'footer');
    expect(onPoint).toHaveBeenLastCalledWith(undefined);
  });

  it('scrolls to a section', () => {
    const { scrollToSection: reveal } = linkedPage();
    const scrollIntoView = jest.fn();
    Object.assign(document.querySelector('section:last-child') ?? {}, { scrollIntoView });
    reveal(1);
    expect(scrollIntoView).toHaveBeenCalledWith({ block: 'start' });
  });

  it('highlights what is being edited, also while its words are not found', () => {
    const { focus, highlight, show } = linkedPage();
    focus('heading');
    expect([highlight('h1'), highlight('a')]).toEqual(['focused', null]);
    show([{ id: 'heading', kind: 'words', value: 'plainerai', section: 0 }]);
    expect(highlight('h1')).toBe('focused');
    focus('');
    expect(highlight('h1')).toBeNull();
  });

  it('highlights it again in another page, a moment after that is shown', () => {
    const { focus, highlight, update } = linkedPage();
    focus('heading');
    document.querySelector('h1')?.replaceWith(document.createElement('h1'));
    document.querySelector('h1')?.replaceChildren('Plain AI');
    update();
    jest.runAllTimers();
    expect(highlight('h1')).toBe('focused');
  });

  it('highlights all blocks of a text that is one field', () => {
    const { focus, highlight, show } = linkedPage();
    show(targets.map((target, index) => ({ ...target, id: `paragraphs[${index}]` })));
    focus('paragraphs');
    expect([highlight('h1'), highlight('a')]).toEqual(['focused', 'focused']);
  });

  describe('several fields that are edited as one', () => {
    it.each(['sections[0]', 'sections[0].facts'])('frame their section, not each: %s', (field) => {
      const { focus, highlight, show } = linkedPage();
      const names = ['sections[0].heading', 'sections[0].facts[0].name'];
      show(targets.map((target, index) => ({ ...target, id: names[index] ?? '' })));
      focus(field);
      expect(['section', 'h1', 'a'].map(highlight)).toEqual(['focused', null, null]);
    });

    it('frame nothing if they are in no section', () => {
      const { focus, highlight, show } = linkedPage();
      document.body.append(document.querySelector('h1') ?? '');
      const names = ['links[0].label', 'name'];
      show(
        targets.map((target, index) => ({ ...target, id: names[index] ?? '', section: undefined })),
      );
      focus('links');
      expect(['section', 'h1'].map(highlight)).toEqual([null, null]);
    });
  });

  it('highlights what the focus would edit', () => {
    const { highlight } = linkedPage();
    document.querySelector('a')?.focus();
    expect(highlight('a')).toBe('pointed');
  });
});
