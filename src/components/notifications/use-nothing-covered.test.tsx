import { screen } from '@testing-library/react';
import { raise, region } from '../../../tests/helpers/unit/render-notifications';

const list = () => screen.getByRole('list');

describe('S7: a notification that covers its trigger', () => {
  const boxAt = (y: number, height: number) => () => DOMRect.fromRect({ y, width: 300, height });

  /** How far the list has moved down. */
  const moved = () => parseFloat(list().style.translate.split(' ')[1] ?? '0');

  /** In a window of 600 px, a notification of 100 px at `y` covers a control of 40 px. */
  function raiseOver(y: number, canScroll: boolean): { scrolled: number; moved: number } {
    Object.assign(region().style, { top: `${y}px`, bottom: `${500 - y}px` });
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
    ['at the top scrolls the page up', 80, true, { scrolled: -78, moved: 0 }],
    ['at the top moves down if the page can’t scroll', 80, false, { scrolled: 0, moved: 78 }],
    ['at the bottom scrolls the page down', 480, true, { scrolled: 78, moved: 0 }],
    ['at the bottom moves up if the page can’t scroll', 480, false, { scrolled: 0, moved: -78 }],
  ])('%s', (_, y, canScroll, expected) => {
    expect(raiseOver(y, canScroll)).toEqual(expected);
  });
});
