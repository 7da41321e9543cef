import type { PageHead } from '../../page/page-viewer';
import icon from '../../../../../static/favicon.svg';
import { rightToLeft } from '../../../../../src/theme/right-to-left';

/** Sets in the document what the head of the page says of it. */
export function setDocument({ documentTitle, language }: Queries.PageMetadata): void {
  document.title = documentTitle;
  document.documentElement.lang = language;
  document.documentElement.dir = rightToLeft.test(language) ? 'rtl' : '';
}

/** What others take from the head of the page. */
export function pageHeadOf(metadata: Queries.PageMetadata): PageHead {
  return {
    title: metadata.documentTitle,
    description: metadata.description,
    address: metadata.canonical ?? '',
    siteName: metadata.siteName,
    picture: metadata.image ?? '',
    icon,
    isListed: metadata.canonical !== null,
  };
}
