import type { Shown } from '../../store/store';
import { entriesToSave } from '../save/to-save';
import type { State } from '../state';

/** What the site shows after an answer: files that wait stay as they were. */
export function shownAfter(
  before: State['shown'],
  sent: State,
  { waiting, needsBuild = [] }: Shown,
): State['shown'] {
  const entries = Object.entries(entriesToSave(sent)).filter(([file]) => !waiting.includes(file));
  const kept = Object.entries(before.entries).filter(([file]) => waiting.includes(file));
  return { entries: Object.fromEntries([...entries, ...kept]), waiting, needsBuild };
}
