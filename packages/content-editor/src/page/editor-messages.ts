/* The messages between the page and the editor beside it (`postMessage`). */

import type { PageHead } from './page-head';

/** A field of the content that the page may show. */
export type Target = {
  /** Names the field; those of one entry begin alike. */
  readonly id: string;
  /** What the page makes of it: words, a picture, a sign or a scene that has a name, or a link to an address. */
  readonly kind: 'words' | 'picture' | 'sign' | 'address';
  /** The words, without marks; the picture's file without its ending; the name; the address. */
  readonly value: string;
  /** The index of the section that shows it; undefined for one that is shown on every page. */
  readonly section?: number | undefined;
};

/** The page reports its path, and which of its sections has the pointer or the focus, if any. */
export type FromPage = {
  readonly path: string;
  readonly section: number | undefined;
  readonly isReady: boolean;
  /** The target that was clicked; empty for the section itself. */
  readonly edit?: string | undefined;
};

/** What the editor asks of the page. */
type ToPage = {
  /** The section to show. */
  readonly section?: number | undefined;
  /** What can be edited in the page. */
  readonly targets?: readonly Target[] | undefined;
  /** The target that is being edited; empty for none. */
  readonly focused?: string | undefined;
  /** Whether a click follows a link instead of editing. */
  readonly followsLinks?: boolean | undefined;
};

const name = 'editor';

/** A message from the page to the editor. */
export function toEditor({ path, section, isReady, edit }: FromPage): object {
  return { to: name, path, section: section ?? null, isReady, ...(edit !== undefined && { edit }) };
}

/** The page's message; undefined for one from another sender. */
export function fromPage(data: unknown): FromPage | undefined {
  if (!isRecord(data) || data.to !== name || typeof data.path !== 'string') return undefined;
  const section = typeof data.section === 'number' ? data.section : undefined;
  const edit = typeof data.edit === 'string' ? data.edit : undefined;
  return { path: data.path, section, isReady: data.isReady === true, edit };
}

/** A message from the editor to the page. */
export function toPage(message: ToPage): object {
  return { from: name, ...message };
}

/** The editor's message; undefined for one from another sender. */
export function fromEditor(data: unknown): ToPage | undefined {
  return isRecord(data) && data.from === name ? data : undefined;
}

/** The page's message with its head to the editor. */
export const toEditorHead = (head: PageHead): object => ({ to: name, head });

/** The page's message that it still shows texts as they were before, or no longer does. */
export const toEditorLag = (isBehind: boolean): object => ({ to: name, isBehind });

/** Whether the page still shows texts as they were before; undefined for another message. */
export function lagFromPage(data: unknown): boolean | undefined {
  if (!isRecord(data) || data.to !== name) return undefined;
  return typeof data.isBehind === 'boolean' ? data.isBehind : undefined;
}

/** The head in a page's message; undefined for another message. */
export function headFromPage(data: unknown): PageHead | undefined {
  if (!isRecord(data) || data.to !== name || !isRecord(data.head)) return undefined;
  const { head } = data;
  const text = (key: keyof PageHead) => (typeof head[key] === 'string' ? head[key] : '');
  return {
    title: text('title'),
    description: text('description'),
    address: text('address'),
    siteName: text('siteName'),
    picture: text('picture'),
    icon: text('icon'),
    isListed: head.isListed !== false,
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
