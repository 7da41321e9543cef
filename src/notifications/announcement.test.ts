import { announcement } from './announcement';

const onClick = () => undefined;

test('A2: title and text are said as sentences', () => {
  expect(announcement({ title: 'Sent (Simulation)', text: 'Thank you!' })).toBe(
    'Sent (Simulation). Thank you!',
  );
});

test('A2: of an action the way around it is said, its visible label is not', () => {
  const action = { label: 'Undo', altText: 'Press Ctrl+Z to take it back', onClick };
  expect(announcement({ title: 'Deleted', text: 'One page', action })).toBe(
    'Deleted. One page. Press Ctrl+Z to take it back.',
  );
});

test('A2: blank parts leave no trace', () => {
  const action = { label: 'Undo', altText: ' ', onClick };
  expect(announcement({ title: 'Deleted', text: '', action })).toBe('Deleted.');
});
