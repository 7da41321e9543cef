/*
 * What the page in development and the editor beside it tell each other, window to window.
 */

/** The page tells which of its sections the pointer or the focus is in, if any. */
type FromPage = { readonly section: number | undefined; readonly isReady: boolean };

const name = 'editor';

/** A message of the page to the editor. */
export function toEditor(section: number | undefined, isReady = false): object {
  return { to: name, section: section ?? null, isReady };
}

/** What the page says; undefined for a message of somebody else. */
export function fromPage(data: unknown): FromPage | undefined {
  if (!isRecord(data) || data.to !== name) return undefined;
  const section = typeof data.section === 'number' ? data.section : undefined;
  return { section, isReady: data.isReady === true };
}

/** The editor asks the page to show a section. */
export function toPage(section: number): object {
  return { from: name, section };
}

/** The section that the editor asks for; undefined for a message of somebody else. */
export function fromEditor(data: unknown): number | undefined {
  if (!isRecord(data) || data.from !== name) return undefined;
  return typeof data.section === 'number' ? data.section : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
