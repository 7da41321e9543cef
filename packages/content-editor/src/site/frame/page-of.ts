import pictures from 'site-pictures';
import type { ShownPage } from '../../page/page-viewer';
import { singleEntry } from '../../../../../src/model/single-entries';
import { servedPath } from '../../../../../src/model/paths';
import { pageTypeOf } from '../../../../../src/page-types/registry';
import { queryResults } from './query-results';
import type { Page } from './site-page';

/**
 * The page that is to be shown.
 * @param last the page that was shown before
 * @returns undefined if mistakes in the content leave nothing to show
 */
export function pageOf(shown: ShownPage, last: Page | undefined): Page | undefined {
  const { entries, file } = shown;
  const type = pageTypeOf(file);
  const entry = entries[file];
  if (!type || !entry) return undefined;
  try {
    const results = queryResults(shown, pictures);
    const { path: contentPath = '' } = entry as { readonly path?: string };
    const { words } = singleEntry(entries, 'site');
    return {
      file,
      template: type.template,
      contentPath,
      pathname: file === last?.file ? last.pathname : servedPath(contentPath),
      draft: entry.draft === true ? words.draft : undefined,
      results,
    };
  } catch {
    return undefined;
  }
}
