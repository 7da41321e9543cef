import { Refusal, refusalOf } from './refusal';

const errorOf = (code: string, path: string) => Object.assign(new Error(code), { code, path });

describe('a refusal', () => {
  it.each([
    ['EACCES', 'You don’t have permission for “contact”.'],
    ['EPERM', 'You don’t have permission for “contact”.'],
    ['EROFS', 'The disk is read-only.'],
    ['ENOSPC', 'The disk is full. Free up some space, and try again.'],
    ['EBUSY', 'Another program is using “contact”. Wait a moment, or close it there.'],
    ['ENOENT', '“contact” was just deleted or renamed. Try again in a moment.'],
  ])('explains %s in a sentence, even for the temporary file', (code, message) => {
    for (const name of ['contact.json', '.contact.json.new'])
      expect(refusalOf(errorOf(code, `/site/content/${name}`))).toMatchObject({ message });
  });

  it('returns a refusal unchanged', () => {
    const refusal = new Refusal(400, 'This is not a picture.');
    expect(refusalOf(refusal)).toBe(refusal);
  });

  it('shows the error if it is a bug', () => {
    const { status, message } = refusalOf(new TypeError('x is undefined'));
    expect([status, message]).toEqual([
      500,
      'Something went wrong in the editor (TypeError: x is undefined).',
    ]);
  });
});
