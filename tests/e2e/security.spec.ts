import { readFileSync } from 'node:fs';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { headersFor } from '../../src/gatsby/hosts/headers';
import { filesOf } from '../../src/gatsby/post-build/list-files';
import { fixturePublic } from '../helpers/fixture-site';
import { desktop, everyRoute, expect, routes, test } from '../helpers/fixtures';
import { hostAnswers } from '../../scripts/support/host-answer';

/* Nothing runs but what was built; and what was built does all that it does without an error. */

test.describe('a visit that begins at', () => {
  test.use({ viewport: desktop });

  for (const entry of everyRoute) {
    test(`${entry}: nothing that a visitor does is blocked`, async ({ page, site }) => {
      await site.visit(entry);
      await site.account().click();
      await expect(site.comingSoon).toBeVisible();
      for (const target of routes) await site.follow(target);
      await site.fill();
      await site.send.click();
      await expect(site.thanks).toBeVisible();
      await page.goBack();
      await site.shows('/services');
    });
  }
});

test('the policy of every page comes first, and allows no text to run', async ({ request }) => {
  const start =
    /^<!DOCTYPE html><html[^>]*><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]+)"/;
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

test('Netlify and Cloudflare are told the same of every file that was built', async () => {
  const headersOf = hostAnswers(readFileSync(`${fixturePublic}/_headers`, 'utf8'));
  for (const file of await filesOf(fixturePublic))
    expect(headersOf(`/${file}`), file).toEqual(headersFor(`/${file}`));
});
