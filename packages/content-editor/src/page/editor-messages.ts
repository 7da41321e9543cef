/* The messages between the page in development and the editor beside it (`postMessage`). */

/** The page reports its path, and which of its sections has the pointer or the focus, if any. */
type FromPage = {
  readonly path: string;
  readonly section: number | undefined;
  readonly isReady: boolean;
};

const name = 'editor';

/** A message from the page to the editor. */
export function toEditor({ path, section, isReady }: FromPage): object {
  return { to: name, path, section: section ?? null, isReady };
}

/** The page's message; undefined for one from another sender. */
export function fromPage(data: unknown): FromPage | undefined {
  if (!isRecord(data) || data.to !== name || typeof data.path !== 'string') return undefined;
  const section = typeof data.section === 'number' ? data.section : undefined;
  return { path: data.path, section, isReady: data.isReady === true };
}

/** The editor asks the page to show a section. */
export function toPage(section: number): object {
  return { from: name, section };
}

/** The section that the editor asks for; undefined for a message from another sender. */
export function fromEditor(data: unknown): number | undefined {
  if (!isRecord(data) || data.from !== name) return undefined;
  return typeof data.section === 'number' ? data.section : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
