import { readFileSync } from 'node:fs';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { headersFor, readHeadersFile } from 'static-site/headers';
import { filesOf } from 'static-site/list-files';
import { fixturePublic } from '../../helpers/builds/fixture-site';
import {
  everyRoute,
  expect,
  nightlyUnless,
  phone,
  routes,
  test,
} from '../../helpers/site/fixtures';

/* Only code of the build runs, and all of it runs without an error. */

test.describe('a visit that starts at', () => {
  test.use({ viewport: phone });

  for (const entry of everyRoute) {
    test(
      `${entry}: the policy blocks nothing that a visitor does`,
      // what a page's policy blocks as it opens fails every test of that page
      nightlyUnless(entry === '/contact'),
      async ({ page, site }) => {
        await site.visit(entry);
        for (const target of routes) {
          await site.toggle.click();
          await site.follow(target);
          await site.account().click();
          await expect(site.comingSoon).toBeVisible();
        }
        await site.fill();
        await site.send.click();
        await expect(site.thanks).toBeVisible();
        await page.goBack();
        await site.shows('/services');
      },
    );
  }
});

test('the policy comes first in every page, and allows no inline code', async ({ request }) => {
  const start =
    /^<!DOCTYPE html><html[^>]*><head><meta charset="utf-8"\/?><meta http-equiv="Content-Security-Policy" content="([^"]+)"/i;
  for (const route of everyRoute) {
    const html = await (await request.get(route)).text();
    const policy = start.exec(html)?.[1] ?? '';
    expect(policy, route).toContain("default-src 'self'; base-uri 'none'; child-src 'none'");
    expect(policy, route).not.toMatch(/unsafe-inline|unsafe-eval|\*|https?:/);
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    const grave = [Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM];
    const graveFindings = findings.filter(({ severity }) => grave.includes(severity));
    expect(graveFindings, route).toEqual([]);
  }
});

test('the _headers file for Netlify and Cloudflare matches the table for every file', async () => {
  const headersOf = readHeadersFile(readFileSync(`${fixturePublic}/_headers`, 'utf8'));
  for (const file of await filesOf(fixturePublic))
    expect(headersOf(`/${file}`), file).toEqual(headersFor(`/${file}`));
});
