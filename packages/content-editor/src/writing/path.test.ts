import { withValue } from './edit';
import { identityOf } from './identity';
import { parsePath, valueAt, childField } from './path';

describe('the path of a field', () => {
  it.each([
    ['', []],
    ['title', ['title']],
    ['sections[12].heading', ['sections', 12, 'heading']],
  ])('parses and builds “%s”', (name, path) => {
    expect(parsePath(name)).toEqual(path);
    expect(path.reduce<string>((parent, key) => childField(parent, key), '')).toBe(name);
  });

  it('finds a value, or undefined', () => {
    const value = { a: [{ b: 'x' }] };
    expect(valueAt(value, ['a', 0, 'b'])).toBe('x');
    for (const path of [['a', 1, 'b'], ['b'], ['a', 'b'], ['toString']])
      expect(valueAt(value, path)).toBeUndefined();
  });

  it('a change copies only the values around it', () => {
    const value = { a: [{ b: 'x' }], c: { d: 'y' } };
    const next = withValue(value, ['a', 0, 'b'], 'z');
    expect(next).toEqual({ a: [{ b: 'z' }], c: { d: 'y' } });
    expect(valueAt(next, ['c'])).toBe(value.c);
    expect(value.a).toEqual([{ b: 'x' }]);
  });

  it('removes fields and list entries', () => {
    expect(withValue({ a: 1, b: 2 }, ['a'], undefined)).toEqual({ b: 2 });
    expect(withValue({ a: [1, 2] }, ['a', 0], undefined)).toEqual({ a: [2] });
  });

  it.each([
    ['one of its fields changes', ['a', 0, 'b'], 'z'],
    ['it gains a field', ['a', 0], { b: 'x', c: 'new' }],
    ['it loses a field', ['a', 0, 'b'], undefined],
  ])('an entry keeps its identity when %s', (_, path, leaf) => {
    const value = { a: [{ b: 'x' }, { b: 'x' }] };
    const [before, after] = value.a.map((entry, index) => identityOf(entry, index));
    expect(before).not.toBe(after);
    const entry = valueAt(withValue(value, path, leaf), ['a', 0]);
    expect(identityOf(entry ?? null, 0)).toBe(before);
  });
});
