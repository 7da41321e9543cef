import type { Session } from './session';

/** Marks a saved picture for deletion with the next save, or unmarks it; an upload is deleted at once. */
export function toggleDeletion(session: Session, path: string): void {
  const { file, pictures: all } = session.state;
  const { [path]: old, ...others } = all;
  const pictures = old === undefined ? { ...others, [path]: null } : others;
  session.apply({ file, field: '' }, { pictures });
}
