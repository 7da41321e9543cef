import { publishEdits } from '../../src/session/publish/send-edits';
import type { Session } from '../../src/session/session';
import type { Entries, Entry } from '../../src/writing/json';
import { openSession } from './editor-session';
import { memoryStore } from './memory-store';

/** A page with a hero that has these links. */
export const pageWithLinks = (path: string, ...links: string[]): Entry => ({
  path,
  sections: [
    { type: 'hero', heading: 'Heading', actions: links.map((href) => ({ label: 'Go', href })) },
  ],
});

/** A page that lists these services. */
export const pageWithServices = (...services: string[]): Entry => ({
  path: '/services',
  sections: [{ type: 'service-cards', services }],
});

/** A session with these entries. */
export async function openEntries(entries: Entries) {
  const texts = Object.entries(entries).map(([file, entry]) => [file, JSON.stringify(entry)]);
  const memory = memoryStore(Object.fromEntries(texts) as Record<string, string>);
  const session = await openSession(memory.store);
  return {
    session,
    writeElsewhere: memory.writeElsewhere,
    reopen: async () => {
      await session.keep();
      return openSession(memory.store);
    },
    /** Publishes, and reads a file. */
    published: async (file: string, from = session) => {
      await publishEdits(from);
      return JSON.parse(memory.files()[file] ?? 'null') as Entry | null;
    },
  };
}

/** Replaces a field letter by letter, and leaves it. */
export function retype(session: Session, file: string, field: string, text: string): void {
  session.dispatch({ type: 'file opened', file });
  for (let length = 0; length <= text.length; length += 1)
    session.type(field, text.slice(0, length));
  session.touch({ file, field });
}
