import { format } from 'node:util';

const complaints: string[] = [];

/*
 * React, styled-components and the browser report mistakes as console errors and warnings. A test
 * that expects one spies on the method itself, and its spy takes the place of this one.
 */
console.error = (...values: unknown[]) => complaints.push(format(...values));
console.warn = (...values: unknown[]) => complaints.push(format(...values));

afterEach(() => {
  const heard = complaints.splice(0);
  if (heard.length > 0) {
    throw new Error(`The console was not quiet:\n${heard.join('\n')}`);
  }
});
