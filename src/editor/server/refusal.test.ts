import { Refusal, refusalOf } from './refusal';

const errorOf = (code: string, path: string) => Object.assign(new Error(code), { code, path });

it.each([
  ['EACCES', 'You have no permission for “contact.json”.'],
  ['EPERM', 'You have no permission for “contact.json”.'],
  ['EROFS', 'The disk can only be read.'],
  ['ENOSPC', 'The disk is full. Make room, and save again.'],
  ['EBUSY', 'Another program is using “contact.json”. Wait a moment, or close it there.'],
  ['ENOENT', '“contact.json” has just been taken away or renamed. Wait a moment.'],
])('says in a sentence what %s means, also while it is written', (code, words) => {
  for (const name of ['contact.json', '.contact.json.new'])
    expect(refusalOf(errorOf(code, `/site/content/${name}`))).toMatchObject({ message: words });
});

it('leaves a refusal as it is', () => {
  const refusal = new Refusal(400, 'This is no picture.');
  expect(refusalOf(refusal)).toBe(refusal);
});

it('says of a fault of its own what it is', () => {
  const { status, message } = refusalOf(new TypeError('x is undefined'));
  expect([status, message]).toEqual([
    500,
    'The editor’s program has failed (TypeError: x is undefined).',
  ]);
});
