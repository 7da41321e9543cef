import type { Problem } from 'content-check/problem';
import { nameOfFile, unsavedFiles } from './derived';
import { failed, messageOf } from './failure';
import { without } from './save-rest';
import type { Session } from './session';
import { problemKey } from './state';

const kept = ' Your changes are kept.';

/**
 * Saves all changes or none, except those of files that have to wait, which stay drafts. A file that can't be saved
 * without one of those, such as a list with a new entry, waits as well.
 * @param waiting the files that have to wait
 * @returns whether anything was saved; undefined while another save runs
 */
export async function save(
  session: Session,
  waiting: readonly string[] = [],
): Promise<boolean | undefined> {
  if (session.state.isSaving) return undefined;
  session.update({ isSaving: true, status: 'Saving…' });
  try {
    return await saveWithout(session, waiting);
  } catch (error) {
    return refuse(session, error, kept);
  }
}

async function saveWithout(session: Session, waiting: readonly string[]): Promise<boolean> {
  const { conflicts, touched } = session.state;
  if (conflicts.some(({ file }) => !waiting.includes(file)))
    return refuse(session, 'First choose which version to keep, yours or the other.');
  const answer = await session.send(without(session.state, waiting));
  if (answer.result === 'outdated') {
    await session.refresh();
    return refuse(session, 'A file was just changed elsewhere. Review the form, and save again.');
  }
  if (answer.result === 'refused') {
    const more = answer.problems.map(({ file }) => file).filter((file) => !waiting.includes(file));
    const all = [...new Set([...waiting, ...more])];
    const isLeft = unsavedFiles(session.state).some((file) => !all.includes(file));
    const goesOn = waiting.length > 0 && more.length > 0 && isLeft;
    return goesOn ? saveWithout(session, all) : refuseMistakes(session, answer.problems);
  }
  const names = waiting.map((file) => `“${nameOfFile(session.state, file)}”`).join(', ');
  const saved = names === '' ? 'Saved.' : `Saved, except ${names}.`;
  session.update({
    isSaving: false,
    status: [saved, answer.remark].filter(Boolean).join(' '),
    // the mistakes of files that wait stay in view
    touched: [...session.state.touched, ...touched.filter(({ file }) => waiting.includes(file))],
  });
  return true;
}

function refuse(session: Session, reason: unknown, details = ''): false {
  const text = `Not saved: ${messageOf(reason)}${details}`;
  session.update({ ...failed(reason, text), isSaving: false });
  return false;
}

/** Shows the mistakes for which a save was refused. */
export function refuseMistakes(session: Session, mistakes: readonly Problem[]): false {
  const { problems, touched } = session.state;
  const files = mistakes.map(({ file }) => file);
  const here = new Set(problems.map(problemKey));
  // not all fields of the files: what is added later is no mistake yet
  const shown = [...mistakes, ...problems.filter(({ file }) => files.includes(file))];
  session.update({
    isSaving: false,
    touched: [...touched, ...shown],
    problems: [...problems, ...mistakes.filter((mistake) => !here.has(problemKey(mistake)))],
    status: `Not saved: ${mistakes.length === 1 ? 'one mistake' : `${mistakes.length} mistakes`} to fix.${kept}`,
    failure: 'error',
  });
  return false;
}
