import type { Problem } from 'content-check/problem';
import { failed, messageOf } from './failure';
import type { Session } from './session';
import { problemKey } from './state';

/**
 * Saves all changes or none.
 * @returns whether they were saved; if not, they are kept as drafts. Undefined while another save runs.
 */
export async function save(session: Session): Promise<boolean | undefined> {
  if (session.state.isSaving) return undefined;
  const refuse = (reason: unknown, details = '') => {
    session.update({
      ...failed(reason, `Not saved: ${messageOf(reason)}${details}`),
      isSaving: false,
    });
    return false;
  };
  session.update({ isSaving: true, status: 'Saving…' });
  try {
    if (session.state.conflicts.length > 0)
      return refuse('First choose which version to keep, yours or the other.');
    const answer = await session.send(session.state);
    if (answer.result === 'refused') return refuseMistakes(session, answer.problems);
    if (answer.result === 'outdated') {
      await session.refresh();
      return refuse('A file was just changed elsewhere. Review the form, and save again.');
    }
    session.update({
      isSaving: false,
      status: ['Saved.', answer.remark].filter(Boolean).join(' '),
    });
    return true;
  } catch (error) {
    return refuse(error, ' Your changes are kept.');
  }
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
    status: `Not saved: ${mistakes.length === 1 ? 'one mistake' : `${mistakes.length} mistakes`} to fix. Your changes are kept.`,
    failure: 'error',
  });
  return false;
}
