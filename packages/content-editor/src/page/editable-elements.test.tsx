import { editableElements } from './editable-elements';
import { type Target, lettersIn } from './target';

afterEach(() => document.body.replaceChildren());

const words = (id: string, text: string, section?: number): Target => ({
  id,
  kind: 'words',
  value: lettersIn(text),
  section,
});

/** The page's HTML. @returns which field each element shows, by what the element says */
function shownBy(html: string, ...targets: readonly Target[]) {
  document.body.innerHTML = html;
  return [...editableElements(window, targets)].map(([element, id]) => [
    element.id || element.textContent,
    id,
  ]);
}

describe('the search for elements that can be edited', () => {
  it('finds a text by its words, however the page joins and marks them', () => {
    const html = '<main><section><h1>Fair <b>AI</b>,\n for\u00a0all</h1></section></main>';
    expect(shownBy(html, words('heading', 'Fair AI, for all', 0))).toEqual([
      ['Fair AI,\n for\u00a0all', 'heading'],
    ]);
  });

  it('finds the texts of a section in that section only', () => {
    const html =
      '<main><section><p id="first">Hello</p></section><section><p id="second">Hello</p></section></main>';
    expect(shownBy(html, words('a', 'Hello', 0), words('b', 'Hello', 1))).toEqual([
      ['first', 'a'],
      ['second', 'b'],
    ]);
  });

  it('tells equal texts apart by the words beside them', () => {
    const card = (name: string) => `<li><h3>${name}</h3><a id="more-${name}">More</a></li>`;
    const cards = ['Audit', 'Plan', 'Build'].flatMap((name, index) => [
      words(`cards[${index}].title`, name, 0),
      words(`cards[${index}].label`, 'More', 0),
    ]);
    const html = `<main><section>${card('Audit')}${card('Build')}</section></main>`;
    expect(shownBy(html, ...cards)).toEqual([
      ['Audit', 'cards[0].title'],
      ['more-Audit', 'cards[0].label'],
      ['Build', 'cards[2].title'],
      ['more-Build', 'cards[2].label'],
    ]);
  });

  it('finds what every page shows around and inside sections', () => {
    const html = '<header>Ridge</header><main><section>555-0142</section></main>';
    expect(shownBy(html, words('name', 'Ridge'), words('phone', '555 0142'))).toEqual([
      ['Ridge', 'name'],
      ['555-0142', 'phone'],
    ]);
  });

  it('finds the one of several pictures that is shown', () => {
    const html =
      '<main><section><picture><source srcset="/1/night.webp"><img id="photo" src="/2/day.webp"></picture></section></main>';
    const pictures = ['night', 'day'].map(
      (value) => ({ id: value, kind: 'picture', value, section: 0 }) as const,
    );
    expect(shownBy(html, ...pictures)).toEqual([['photo', 'day']]);
  });

  it('finds pictures by their file, signs and scenes by their name, links without words by their address', () => {
    const html = `<main><section>
    <picture><source srcset="/static/1/quilt-dawn.avif 2x"><img id="photo" src="/static/2/x.webp"></picture>
    <svg id="icon"><use href="/sprite.svg#icon-compass" /></svg>
    <div id="scene" data-scene="river"></div>
    <a id="account" href="https://social.example/us"><svg></svg></a>
    <a href="https://social.example/us">Our words</a>
  </section></main>`;
    const shown = shownBy(
      html,
      { id: 'src', kind: 'picture', value: 'quilt-dawn', section: 0 },
      { id: 'icon', kind: 'sign', value: 'compass', section: 0 },
      { id: 'scene', kind: 'sign', value: 'river', section: 0 },
      { id: 'url', kind: 'address', value: 'https://social.example/us', section: 0 },
      words('label', 'Our words', 0),
    );
    expect(shown).toEqual([
      ['photo', 'src'],
      ['icon', 'icon'],
      ['scene', 'scene'],
      ['Our words', 'label'],
      ['account', 'url'],
    ]);
  });
});
