import { screen } from '@testing-library/react';
import { raise, region } from '../../../tests/helpers/unit/render-notifications';

const list = () => screen.getByRole('list');

/** What jsdom lacks: the visible part of the page. */
const visualViewport = Object.assign(new EventTarget(), { offsetTop: 0 });
Object.assign(window, { visualViewport });

describe('S7: a notification that covers its trigger', () => {
  const boxAt = (y: number, height: number) => () => DOMRect.fromRect({ y, width: 300, height });

  /** How far the list has moved down. */
  const moved = () => parseFloat(list().style.translate.split(' ')[1] ?? '0');

  /** A notification of 100 px at the top of the window covers a control of 40 px. */
  function raiseOver(canScroll: boolean): { scrolled: number; moved: number } {
    const y = 80;
    jest
      .spyOn(HTMLOListElement.prototype, 'getBoundingClientRect')
      .mockImplementation(() => boxAt(y + moved(), 100)());
    const control = document.createElement('button');
    document.body.appendChild(document.createElement('main')).append(control);
    const controlBox = jest.spyOn(control, 'getBoundingClientRect');
    controlBox.mockImplementation(boxAt(y + 30, 40));
    let scrolled = 0;
    const scrollBy = (_x: number, top: number) => {
      scrolled += canScroll ? top : 0;
      controlBox.mockImplementation(boxAt(y + 30 - scrolled, 40));
    };
    jest.spyOn(window, 'scrollBy').mockImplementation(scrollBy);
    raise({ trigger: control });
    control.parentElement?.remove();
    return { scrolled, moved: moved() };
  }

  it.each([
    ['scrolls the page up', true, { scrolled: -78, moved: 0 }],
    ['moves down if the page can’t scroll', false, { scrolled: 0, moved: 78 }],
  ])('%s', (_, canScroll, expected) => {
    expect(raiseOver(canScroll)).toEqual(expected);
  });
});

it.each(['scroll', 'resize'])('S7: it follows the visible part of the page on %s', (event) => {
  for (const offsetTop of [120, 0]) {
    Object.assign(visualViewport, { offsetTop });
    visualViewport.dispatchEvent(new Event(event));
    expect(region().style.translate).toBe(`0 ${offsetTop}px`);
  }
});
