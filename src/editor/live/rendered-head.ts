import { isObject, type Json } from 'content-editor/json';
import type { PageHead } from 'content-editor/page-head';

/** What others take from the head of a page, by its data: the scripts keep only its title up to date. */
export function headOf({ document }: Window, data: Json | undefined): PageHead | undefined {
  const { page } = isObject(data) ? data : {};
  const { metadata } = isObject(page) ? page : {};
  if (!isObject(metadata)) return undefined;
  const text = (key: string) => (typeof metadata[key] === 'string' ? metadata[key] : '');
  const icons = document.head.querySelectorAll<HTMLLinkElement>('link[rel="icon"]');
  return {
    title: text('documentTitle'),
    description: text('description'),
    address: text('canonical'),
    siteName: text('siteName'),
    picture: text('image'),
    // the sharpest comes last
    icon: [...icons].at(-1)?.href ?? '',
    isListed: text('canonical') !== '',
  };
}
