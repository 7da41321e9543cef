import { pass, raise, status } from '../../tests/helpers/render-notifications';

test('A2: a notification is read out a moment after it appears, and cleared within 5 s', () => {
  raise({ duration: Infinity });
  expect(status()).toBeEmptyDOMElement();
  pass(100);
  expect(status()).toHaveTextContent(/^Saved\. All is well\.$/);
  pass(4900);
  expect(status()).toBeEmptyDOMElement();
});

test.each([
  [{ title: 'Sent (Simulation)', text: 'Thank you!' }, '', 'Sent (Simulation). Thank you!'],
  [{ title: 'Deleted', text: 'One page' }, 'Press Ctrl+Z', 'Deleted. One page. Press Ctrl+Z.'],
  [{ title: 'Deleted', text: '' }, ' ', 'Deleted.'],
])('A2: of %j and the way around an action %j is read out: %s', (message, altText, spoken) => {
  raise({ ...message, action: { label: 'Undo', altText, onClick: () => undefined } });
  pass(100);
  expect(status().textContent).toBe(spoken);
});

test('A3: the same text twice is emptied first, then read out again', () => {
  raise();
  pass(100);
  const heard = status().textContent;
  raise();
  expect(status()).toBeEmptyDOMElement();
  pass(100);
  expect(status()).toHaveTextContent(heard);
});

test('A3: of two in quick succession only the second is read out', () => {
  raise({ title: 'First' });
  pass(50);
  raise({ title: 'Second' });
  pass(50);
  expect(status()).toBeEmptyDOMElement();
  pass(50);
  expect(status()).toHaveTextContent(/^Second/);
});
