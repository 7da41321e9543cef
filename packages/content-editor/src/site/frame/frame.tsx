import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import type { FrameWindow, PageHead, ShownPage } from '../../page/page-viewer';
import { fontStyleForEditors } from '../../../../../src/theme/fonts';
import { globalStyle } from '../../../../../src/theme/global-style';
import { pageHeadOf, setDocument } from './head';
import { keepSame } from './keep-same';
import { pageOf } from './page-of';
import { type Page, SitePage } from './site-page';

/*
 * Runs in the frame beside the form of the content editor: shows pages of edited content as visitors
 * will get them.
 */

addStyles(fontStyleForEditors + globalStyle);

// as on a page whose scripts run
document.body.setAttribute('data-scripts', 'on');
const container = document.createElement('div');
container.setAttribute('data-hydrated', '');
document.body.append(container);
// a mistake in the content may let a component throw; the form has its own message for the mistake
const root = createRoot(container, { onCaughtError: () => undefined });

let last: Page | undefined;

function show(shown: ShownPage, tell: (head: PageHead) => void): void {
  const page = pageOf(shown, last);
  if (!page) return;
  last = { ...page, results: keepSame(last?.results, page.results) };
  const { metadata } = page.results.page;
  const onShown = () => {
    setDocument(metadata);
    followHeader();
    tell(pageHeadOf(metadata));
  };
  const element = <SitePage page={last} onShown={onShown} />;
  // in slices, between which the form takes keys
  startTransition(() => root.render(element));
}

/** Does for the header what the inline script of every page does. The header is there by now. */
function followHeader(): void {
  void import('../../../../../src/layout/header/header.inline');
}

(window as FrameWindow).pageViewer = { show };

/** Adds styles to the document rule by rule, as its policy allows, in front of those of components. */
function addStyles(text: string): void {
  const parsed = new CSSStyleSheet();
  parsed.replaceSync(text);
  const element = document.createElement('style');
  document.head.append(element);
  for (const { cssText } of parsed.cssRules)
    element.sheet?.insertRule(cssText, element.sheet.cssRules.length);
}
