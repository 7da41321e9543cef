import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { filesOf } from 'static-site/list-files';
import { enhancements } from '../../../scripts/compat/enhancements';
import { newerMarkup } from '../../../scripts/compat/newer-markup';
import { newerStyles } from '../../../scripts/compat/newer-styles';
import { fixturePublic } from '../../helpers/builds/fixture-site';
import { desktop, expect, phone, test } from '../../helpers/site/fixtures';
import { everyState } from '../../helpers/site/page-states';

/* What is newer than the browsers that package.json promises is listed, with what older ones get instead. */

/** All that is built; browsers drop what they don't know. */
async function builtHtml(): Promise<string> {
  const files = (await filesOf(fixturePublic)).filter((file) => file.endsWith('.html'));
  return files.map((file) => readFileSync(path.join(fixturePublic, file), 'utf8')).join('');
}

/** Rules that scripts add, as they are written; the page would give them in the browser's words. */
declare const addedRules: string[];

/** Notes the rules that scripts add. */
const noteAddedRules = (page: Page) =>
  page.addInitScript(() => {
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its sheet below
    const { insertRule } = CSSStyleSheet.prototype;
    Object.assign(globalThis, { addedRules: [] });
    CSSStyleSheet.prototype.insertRule = function (rule, index) {
      addedRules.push(rule);
      return insertRule.call(this, rule, index);
    };
  });

test('what is newer than the promised browsers is listed', async ({ page, site }) => {
  // it brings the site into every state
  test.slow();
  const built = await builtHtml();
  const markup = [built];
  const styles = [...built.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text);
  await noteAddedRules(page);
  for (const { route, arrange, below } of everyState) {
    await page.setViewportSize(below ? phone : desktop);
    await site.visit(route);
    await arrange?.(site);
    styles.push(...(await page.evaluate(() => addedRules)));
    markup.push(await page.content());
  }
  const newer = [...newerStyles(styles.join('\n')), ...newerMarkup(markup.join(''))];
  // those of scripts are for lint
  const listed = Object.keys(enhancements).filter((name) => /^(?:css|html)\./.test(name));
  expect(newer.toSorted()).toEqual(listed.toSorted());
});
