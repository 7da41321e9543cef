import type { Page } from '@playwright/test';
import { errorFreeTest } from 'browser-testing/error-free-test';
import { repositoryFiles } from '../github/repository-files';
import type { HostCase } from '../stand-in/host-case';
import { application, type StandIn } from '../stand-in/stand-in';
import { type PublishedForm, publishForm, answerRoute } from './published-form';

/** Playwright's `test` with the form of a site whose repository is at a host, for which a stand-in answers. */
export const testAt = (host: HostCase<StandIn>) =>
  errorFreeTest().extend<{ standIn: StandIn }, { hosted: PublishedForm }>({
    hosted: [
      // eslint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
      async ({}, use) =>
        publishForm({ ...host.place, applicationId: application.applicationId }, use),
      { scope: 'worker' },
    ],
    // to the host
    allowedErrors: [
      [new RegExp(`^request to another origin: ${host.place.address ?? ''}/`)],
      { scope: 'test' },
    ],
    baseURL: async ({ hosted }, use) => use(hosted.url),
    standIn: async ({ hosted, context }, use) => {
      const standIn = host.standIn(repositoryFiles(hosted.root));
      standIn.oauth.redirect = `${hosted.url}/edit/`;
      await context.route(`${host.place.address ?? ''}/**`, async (route) => {
        const url = new URL(route.request().url());
        if (!url.pathname.endsWith('/oauth/authorize')) return answerRoute(standIn, route);
        // the page that asks the user
        const next = standIn.oauth.authorize(url).replaceAll('&', '&amp;');
        return route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><html lang="en"><title>Host</title><a href="${next}">Allow</a></html>`,
        });
      });
      await use(standIn);
      if (standIn.faults.length > 0) throw new Error(standIn.faults.join('\n'));
    },
  });

/** What the browser keeps, and where a token or a code could be seen. */
export const leftovers = (page: Page) =>
  page.evaluate(() => ({
    tab: JSON.stringify(sessionStorage),
    lasting: JSON.stringify(localStorage),
    address: location.href + document.cookie + document.referrer,
  }));
