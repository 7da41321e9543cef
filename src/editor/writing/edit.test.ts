import { edited } from './edit';

it('puts a new field where the others of its kind stand in the site’s files', () => {
  const entry = { email: 'a@b.example', location: 'Elkins, WV' };
  const next = edited('contact.json', entry, 'phone', '(304) 555-0142');
  expect(Object.keys(next)).toEqual(['email', 'phone', 'location']);
});

it('leaves the others in the order in which somebody has written them', () => {
  const entry = { location: 'Elkins, WV', email: 'a@b.example' };
  expect(Object.keys(edited('contact.json', entry, 'email', 'c@d.example'))).toEqual([
    'location',
    'email',
  ]);
});
