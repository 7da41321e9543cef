import { format } from 'node:util';

const messages: string[] = [];

/*
 * React, styled-components and the browser report mistakes as console errors and warnings. A test that
 * expects one spies on the method, and its spy replaces this one.
 */
console.error = (...values: unknown[]) => messages.push(format(...values));
console.warn = (...values: unknown[]) => messages.push(format(...values));

afterEach(() => {
  const unexpected = messages.splice(0);
  if (unexpected.length > 0) {
    throw new Error(`Unexpected console output:\n${unexpected.join('\n')}`);
  }
});
