import * as z from 'zod';
import { numberFrom, numberLimits, steppedNumber } from './number';

describe('a number', () => {
  it.each([
    ['12', 12],
    [' 0.50 ', 0.5],
    ['-.5', -0.5],
    ['1.', 1],
    ['123456789012345', 123456789012345],
  ])('reads “%s” as a number', (text, value) => {
    expect(numberFrom(text)).toBe(value);
  });

  it.each(['', '-', '1,5', '1e3', 'four', '0x10', '1234567890123456'])(
    'keeps “%s”, which is none or would lose digits',
    (text) => {
      expect(numberFrom(text)).toBe(text);
    },
  );

  it.each([
    [z.number(), {}],
    [z.int().min(1).max(12), { minimum: 1, maximum: 12, step: 1 }],
    [z.number().int(), { step: 1 }],
    [z.float32(), {}],
    [z.number().gt(0).multipleOf(0.5), { minimum: 0, step: 0.5 }],
  ])('takes the limits from the schema', (part, limits) => {
    expect(numberLimits(part)).toEqual({
      minimum: undefined,
      maximum: undefined,
      step: undefined,
      ...limits,
    });
  });

  it.each([
    [z.number(), 1.5, 1, 3],
    [z.int().min(1).max(12), 12, 1, 12],
    [z.int().min(1).max(12), 500, -1, 12],
    [z.int().min(1).max(12), '', 1, 1],
    [z.number().multipleOf(0.1), 0.2, 1, 0.3],
    [z.number().multipleOf(0.5), 0.7, -1, 0],
    [z.int().gt(0), 1, -1, undefined],
  ] as const)('steps within them', (part, value, by, next) => {
    expect(steppedNumber(part, value, by)).toBe(next);
  });
});
