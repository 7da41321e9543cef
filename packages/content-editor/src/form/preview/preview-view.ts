import { useState } from 'react';
import { storedText, storeText } from '../window-storage';

/** The widths at which the page can be shown, in CSS pixels. */
export const widths = { phone: 390, tablet: 768, desktop: 1280 } as const;

/** A device by whose width the page is shown. */
export type Width = keyof typeof widths;

/** The colors that a visitor prefers. */
export type Scheme = 'light' | 'dark';

/** The page itself, or how others see it before they open it: in a search, or as a shared link. */
export type SeenAs = 'page' | 'search' | 'link';

/** How the page is shown. */
export type PageView = {
  readonly seenAs: SeenAs;
  readonly width: Width;
  readonly scheme: Scheme;
};

const key = 'page view';

/** How the page is shown in this window, also after a reload, and a function that changes it. */
export function usePageView(): readonly [PageView, (change: Partial<PageView>) => void] {
  const [view, setView] = useState<PageView>(() => ({ ...firstView(), ...storedView() }));
  const change = (part: Partial<PageView>) => {
    storeText(key, JSON.stringify({ ...storedView(), ...part }));
    setView((now) => ({ ...now, ...part }));
  };
  return [view, change];
}

/** The view at first: as the person who edits would see the site. */
function firstView(): PageView {
  return {
    seenAs: 'page',
    width: window.matchMedia('(width < 48rem)').matches ? 'phone' : 'tablet',
    scheme: window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  };
}

/** The view that was chosen before. */
function storedView(): Partial<PageView> {
  const text = storedText(key);
  return text === '' ? {} : (JSON.parse(text) as Partial<PageView>);
}
