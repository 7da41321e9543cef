import * as json from 'prettier/plugins/babel';
import * as printer from 'prettier/plugins/estree';
import { format } from 'prettier/standalone';
import { seededRandom } from 'unit-testing/seeded-random';
import { siteTexts } from '../../../tests/small-site/texts';
import type { Json } from '../json';
import { printJson } from './print';

let random: () => number;
beforeEach(() => {
  random = seededRandom('print');
});
const below = (limit: number) => Math.floor(random() * limit);
const pick = <Item>(items: readonly Item[]) => items[below(items.length)] as Item;

const words = () =>
  Array.from({ length: 1 + below(below(30) + 1) }, () =>
    pick(['a', 'hill', 'Überland', '"q"', '\\', '→', 'ridge']),
  ).join(' ');

function anything(depth = 0): Json {
  const kind = depth > 4 ? 3 : below(6);
  if (kind === 0) return Array.from({ length: below(4) }, () => anything(depth + 1));
  if (kind <= 2) {
    const keys = ['path', 'title', 'list', 'more', 'x'].slice(below(3), 3 + below(3));
    return Object.fromEntries(keys.map((key) => [key, anything(depth + 1)]));
  }
  return pick<Json>([words(), words(), words(), true, false, null]);
}

const page = () => ({ first: anything(), sections: anything(), last: words(), tail: anything() });

/** Makes one random edit: changes a text, or adds, removes or moves an entry or field. */
function edited(value: Json): Json {
  if (typeof value !== 'object' || value === null || below(4) === 0) return anything(3);
  if (Array.isArray(value)) {
    const list = [...(value as readonly Json[])];
    const at = below(list.length);
    const kind = below(4);
    if (kind === 0) list.splice(at, 0, anything(2));
    else if (kind === 1) list.splice(at, 1);
    else if (kind === 2) list.push(...list.splice(at, 1));
    else if (list.length > 0) list[at] = edited(list[at] ?? null);
    return list;
  }
  const entries = Object.entries(value);
  const at = below(entries.length);
  const kind = below(4);
  if (kind === 0) entries.splice(at, 0, ['fresh', anything(2)]);
  else if (kind === 1) entries.splice(at, 1);
  else if (entries[at]) entries[at] = [entries[at][0], edited(entries[at][1])];
  return Object.fromEntries(entries);
}

/** The value with random formatting. */
function scrawled(value: Json): string {
  const space = () => pick(['', ' ', '\n', '\n   ', '  ', '\t']);
  if (typeof value !== 'object' || value === null) {
    const text = JSON.stringify(value);
    return typeof value === 'string' ? text.replaceAll('a', () => pick(['a', '\\u0061'])) : text;
  }
  const list = Array.isArray(value);
  const parts = Object.entries(value).map(
    ([key, child]) =>
      space() +
      (list ? '' : `${JSON.stringify(key)}${space()}:${space()}`) +
      scrawled(child) +
      space(),
  );
  return (list ? '[' : '{') + (parts.join(',') || space()) + (list ? ']' : '}');
}

const files = Object.entries(siteTexts());

describe('the printer of JSON', () => {
  it.each(files)('copies an unchanged %s', (_, text) => {
    expect(printJson(JSON.parse(text) as Json, text)).toBe(text);
  });

  it.each(files)('changes one line of %s for one changed text', (_, text) => {
    const texts = [...text.matchAll(/: "([^"\\]{2,})"/g)];
    for (const { 1: old = '', index } of texts) {
      const value = JSON.parse(
        text.slice(0, index) + text.slice(index).replace(old, 'Other'),
      ) as Json;
      const lines = printJson(value, text).split('\n');
      expect(lines.filter((line, at) => line !== text.split('\n')[at])).toHaveLength(1);
    }
  });

  it('prints any value, and copies unchanged parts of any formatting', () => {
    for (let count = 0; count < 400; count += 1) {
      const value = page();
      const text = `${pick(['', '\n'])}${scrawled(value)}${pick(['', '\n', '\r\n'])}`;
      expect(printJson(value, text)).toBe(text);
      const next = edited(value);
      expect(JSON.parse(printJson(next, text))).toEqual(next);
      const longer = { ...value, last: 'Something else' };
      const [before = '', after = ''] = text.split(`"last"`);
      const [printed = '', tail = ''] = printJson(longer, text).split(`"last"`);
      expect(printed).toBe(before);
      expect(tail.slice(tail.indexOf('Something else') + 15)).toBe(after.slice(restAt(after)));
    }
  });

  /** Where the text after `"last":` ends. */
  function restAt(text: string): number {
    const found = /^\s*:\s*"(?:\\.|[^"\\])*"/.exec(text);
    return found?.[0].length ?? 0;
  }

  const formatted = (text: string) =>
    format(text, { parser: 'json', printWidth: 100, plugins: [json, printer] });

  it("keeps Prettier's format through random edits", async () => {
    for (let count = 0; count < 100; count += 1) {
      let text = await formatted(JSON.stringify(page(), null, below(2) * 2));
      for (let edit = 0; edit < 4; edit += 1) {
        const next = edited(JSON.parse(text) as Json);
        text = printJson(next, text);
        expect(JSON.parse(text)).toEqual(next);
      }
      expect(text).toBe(await formatted(text));
    }
  });

  it("has Prettier's format around the line width, in a list that is last and in one that isn't", async () => {
    for (let length = 80; length < 95; length += 1) {
      const list = ['a', 'b'.repeat(length)];
      const text = printJson({ x: list, y: list });
      expect(text).toBe(await formatted(text));
    }
  });

  it.each([
    ['[\n    "a",\n    "b"\n  ]', ['b', 'a'], '[\n    "b",\n    "a"\n  ]'],
    ['["a", "b"]', ['b', 'a'], '["b", "a"]'],
    ['[{"a": 1},  {"b": 2}]', [{ b: 2 }, { a: 1 }], '[{"b": 2}, {"a": 1}]'],
  ])('keeps the format of a list: %s', (list, value, expected) => {
    const text = `{\n  "x": ${list},\n  "y":   1\n}\n`;
    expect(printJson({ x: value, y: 1 }, text)).toBe(`{\n  "x": ${expected},\n  "y":   1\n}\n`);
  });

  it('gives a copy the format of its original', () => {
    const entry = '{\n      "a": 1\n    }';
    const text = `{\n  "x": [\n    ${entry}\n  ]\n}\n`;
    const twice = `{\n  "x": [\n    ${entry},\n    ${entry}\n  ]\n}\n`;
    expect(printJson({ x: [{ a: 1 }, { a: 1 }] }, text)).toBe(twice);
  });

  it('changes one line for a change of the first of two equal entries', () => {
    const text = '{ "x": [\n  "same",\n  "same" ] }\n';
    expect(printJson({ x: ['other', 'same'] }, text)).toBe(text.replace('same', 'other'));
  });

  describe('a list that isn’t formatted by Prettier', () => {
    const listOf = (text: string) => `{"x":  ["a","${text}"]}\n`;

    it('is broken if its line becomes too long', () => {
      const long = 'b'.repeat(95);
      expect(printJson({ x: ['a', long] }, listOf('b'))).toBe(printJson({ x: ['a', long] }));
    });

    it('stays on one line if a line that was too long becomes shorter', () => {
      const [old, fresh] = ['b'.repeat(120), 'b'.repeat(110)];
      expect(printJson({ x: ['a', fresh] }, listOf(old))).toBe(listOf(fresh));
    });
  });

  it.each([
    ['is truncated', '{ "a": "y"'],
    ['has an extra bracket', '{ "a": "y" } }'],
    ['has comments', '{ "a": "y" } // one'],
    ['has merge markers', '<<<<<<< HEAD\n{ "a": "y" }\n=======\n'],
  ])('rewrites a file that %s', (_, text) => {
    expect(printJson({ a: 'x' }, text)).toBe('{ "a": "x" }\n');
  });

  it('removes duplicate keys', () => {
    const text = '{"a": 1, "b":  1, "a": 2}\n';
    expect(printJson({ a: 2, b: 5 }, text)).toBe('{ "a": 2, "b": 5 }\n');
  });

  it('escapes lone surrogates and control characters', () => {
    expect(printJson({ a: '\ud800\0\u001b' })).toBe('{ "a": "\\ud800\\u0000\\u001b" }\n');
  });

  it('keeps Windows line endings', () => {
    expect(printJson({ a: ['x'], b: 'y' }, '{\r\n  "a": []\r\n}\r\n')).toBe(
      '{\r\n  "a": ["x"],\r\n  "b": "y"\r\n}\r\n',
    );
  });
});
