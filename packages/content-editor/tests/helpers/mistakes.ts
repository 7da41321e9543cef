import { checkContent } from 'content-check/check-content';
import type { Problem } from 'content-check/problem';
import { siteModel } from '../small-site/model';

/** The errors of content of the small site, whose details are placeholders. */
export async function mistakesIn(root: string): Promise<readonly Problem[]> {
  const problems = await checkContent(siteModel, root);
  return problems.filter(({ severity }) => severity === 'error');
}
