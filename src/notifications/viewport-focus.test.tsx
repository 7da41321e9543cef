import { act, fireEvent, screen } from '@testing-library/react';
import {
  closeButton,
  elsewhere,
  escape,
  expectToLeaveAfter,
  notification,
  pass,
  queryNotification,
  raise,
  region,
} from '../../tests/helpers/render-notifications';

const list = () => screen.getByRole('list');

function focus(element: HTMLElement) {
  act(() => {
    element.focus();
  });
}

const addButton = () => document.body.appendChild(document.createElement('button'));

test('A5: showing a notification leaves the focus where it is', () => {
  focus(elsewhere());
  raise();
  expect(elsewhere()).toHaveFocus();
});

test('D4: F8 focuses the list, by the place of the key, and lets the browser have it too', () => {
  raise();
  const unused = fireEvent.keyDown(document.body, { code: 'F8', key: 'Unidentified' });
  expect(list()).toHaveFocus();
  expect(unused).toBe(true);
});

test('D4: F8 while a notification leaves puts the focus where it can stay', () => {
  raise();
  escape();
  fireEvent.keyDown(document.body, { code: 'F8' });
  pass(200);
  expect(region()).toHaveFocus();
  expect(region()).toHaveTextContent(/^No notifications$/);
});

test('T2: focus in it holds it while the window has none', () => {
  raise();
  focus(notification());
  // the element stays the active one
  fireEvent.focusOut(notification(), { relatedTarget: null });
  pass(10_000);
  expect(notification()).toHaveAttribute('data-state', 'open');
});

test('D4: other keys move nothing', () => {
  fireEvent.keyDown(document.body, { code: 'F7', key: 'F8' });
  expect(document.body).toHaveFocus();
});

test.each([
  ['the list', list],
  ['the notification', notification],
  ['its close button', closeButton],
])('T2, T3: focus on %s holds it; when it leaves, the time that was left runs on', (_, target) => {
  raise({ duration: 1000 });
  pass(600);
  focus(list());
  focus(target());
  pass(5000);
  focus(elsewhere());
  expectToLeaveAfter(400);
});

test('D6: where the element before is gone, the focus is on nothing', () => {
  const passing = addButton();
  focus(passing);
  raise();
  focus(notification());
  passing.remove();
  escape(notification());
  expect(document.body).toHaveFocus();
});

test('D6: after a dismissal with the focus inside, the next one still expires', () => {
  raise();
  focus(notification());
  escape(notification());
  pass(200);
  expect(queryNotification()).toBeNull();
  raise({ duration: 1000 });
  expectToLeaveAfter(1000);
});

test('D6: a dismissal with the focus outside moves nothing', () => {
  focus(elsewhere());
  raise();
  focus(closeButton());
  const other = addButton();
  focus(other);
  escape();
  expect(other).toHaveFocus();
  other.remove();
});

describe('S7: parts itself from the control that raised it', () => {
  const boxAt = (y: number, height: number) => () => DOMRect.fromRect({ y, width: 300, height });

  /** A window of 600 px with the notification from `y` on, over a control; 100 and 40 px tall. */
  function raiseOver(y: number, canScroll: boolean): { scrolled: number; moved: number } {
    Object.assign(region().style, { top: `${y}px`, bottom: `${500 - y}px` });
    jest
      .spyOn(HTMLOListElement.prototype, 'getBoundingClientRect')
      .mockImplementation(boxAt(y, 100));
    const control = document.createElement('button');
    document.body.appendChild(document.createElement('main')).append(control);
    const place = jest.spyOn(control, 'getBoundingClientRect');
    place.mockImplementation(boxAt(y + 30, 40));
    let scrolled = 0;
    const scrollBy = (_x: number, top: number) => {
      scrolled = canScroll ? top : 0;
      place.mockImplementation(boxAt(y + 30 - scrolled, 40));
    };
    jest.spyOn(window, 'scrollBy').mockImplementation(scrollBy);
    raise({ trigger: control });
    control.parentElement?.remove();
    return { scrolled, moved: parseFloat(list().style.translate.split(' ')[1] ?? '0') };
  }

  it.each([
    ['at the top, the page scrolls up', 80, true, { scrolled: -78, moved: 0 }],
    ['at the top of the page, it moves down', 80, false, { scrolled: 0, moved: 78 }],
    ['at the foot of the window, the page scrolls down', 480, true, { scrolled: 78, moved: 0 }],
    ['at the end of the page, it moves up', 480, false, { scrolled: 0, moved: -78 }],
  ])('%s', (_, y, canScroll, parted) => {
    expect(raiseOver(y, canScroll)).toEqual(parted);
  });
});
