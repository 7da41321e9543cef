import { createEvent, fireEvent, screen } from '@testing-library/react';
import { card, pass, raise, renderArea } from '../../tests/support/notification-area';

function enter(pointerType: string) {
  fireEvent.pointerEnter(card(), { pointerType });
}

function move(pointerType: string, movementX = 1) {
  const event = createEvent.pointerMove(card(), { pointerType });
  Object.defineProperties(event, { movementX: { value: movementX }, movementY: { value: 0 } });
  fireEvent(card(), event);
}

function leave() {
  fireEvent.pointerLeave(card());
}

test.each(['mouse', 'pen'])('T2: a %s that moves over the notification holds it', (pointerType) => {
  renderArea();
  raise({ duration: 1000 });
  move(pointerType);
  pass(5000);
  expect(card()).toHaveAttribute('data-state', 'open');
});

test('T2: a pointer that rests where the notification appears does not hold it', () => {
  renderArea();
  raise({ duration: 1000 });
  enter('mouse');
  move('mouse', 0);
  pass(1000);
  expect(card()).toHaveAttribute('data-state', 'closed');
});

test('T3: when the pointer leaves, the time that was left runs on', () => {
  renderArea();
  raise({ duration: 1000 });
  pass(600);
  move('mouse');
  pass(5000);
  leave();
  pass(399);
  expect(card()).toHaveAttribute('data-state', 'open');
  pass(1);
  expect(card()).toHaveAttribute('data-state', 'closed');
});

test('T4: hover, then focus: both must end, and only the time that ran counts', () => {
  renderArea();
  raise({ duration: 300 });
  pass(50);
  move('mouse');
  pass(200);
  fireEvent.focus(card());
  pass(200);
  leave();
  pass(1000);
  expect(card()).toHaveAttribute('data-state', 'open');
  fireEvent.blur(card());
  pass(249);
  expect(card()).toHaveAttribute('data-state', 'open');
  pass(1);
  expect(card()).toHaveAttribute('data-state', 'closed');
});

test('T5: a finger that passes over does not hold the notification', () => {
  renderArea();
  raise({ duration: 1000 });
  enter('touch');
  move('touch');
  pass(1000);
  expect(card()).toHaveAttribute('data-state', 'closed');
});

test('T2: a press leaves the focus where it is, so that it holds no longer than it lasts', () => {
  renderArea();
  raise();
  const unused = fireEvent.mouseDown(screen.getByText('Saved'));
  expect(unused).toBe(false);
});
