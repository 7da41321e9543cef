import type { BrowserContext } from '@playwright/test';

/**
 * Collects the browser's errors in every page of a context from now on.
 * @param home the site's own address; requests to other origins count as errors
 * @returns a list that grows with each error
 */
export function browserErrorsOf(context: BrowserContext, home: string): readonly string[] {
  const errors: string[] = [];
  const { origin } = new URL(home);

  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      errors.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => {
    errors.push(`error: ${error.error().message}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    const outside = /^https?:$/.test(url.protocol) && url.origin !== origin;
    if (outside) errors.push(`request to another origin: ${url.href}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'no reason given';
    // leaving a page aborts its prefetches
    if (reason !== 'net::ERR_ABORTED') errors.push(`request failed: ${request.url()} (${reason})`);
  });
  return errors;
}
