import type { Problem } from '../../content-model/validation/problem';
import type { Session } from './session';
import { changedFiles, changesOf, problemKey, type State } from './state';

/** The mistakes that keep a state from being saved: those of files that change, and all that are new. */
function blockingProblems(session: Session): readonly Problem[] {
  const { problems, known, saved } = session.state;
  const changed = new Set(
    changedFiles(saved.files, session.texts).map((file) => `content/${file}`),
  );
  // a change can break another file: two pages of one address, a link to a page that is gone
  return problems.filter(
    (each) => each.severity === 'error' && (changed.has(each.file) || !known.has(problemKey(each))),
  );
}

/** The problems that are told: at fields that were touched, and those that were there before. */
export function toldProblems({
  problems,
  touched,
  known,
}: Pick<State, 'problems' | 'touched' | 'known'>): readonly Problem[] {
  return problems.filter(
    (each) =>
      touched.has(`${each.file} ${each.field}`) ||
      touched.has(each.file) ||
      known.has(problemKey(each)),
  );
}

/**
 * Saves everything, or nothing.
 * @returns whether it is saved; what is not stays in the form
 */
export async function save(session: Session): Promise<boolean> {
  if (session.state.isSaving) return false;
  const refuse = (status: string) => {
    session.update({ status, isSaving: false });
    return false;
  };
  session.update({ isSaving: true, status: 'Saving …' });
  try {
    await session.check();
    const blocking = blockingProblems(session);
    if (blocking.length > 0) return refuseMistakes(session, blocking);
    const { conflicts } = session.state;
    if (conflicts.length > 0) {
      return refuse('Not saved: decide first what becomes of what was changed twice.');
    }
    const { values } = session.state;
    const sent = { files: session.texts, entries: session.settled, values };
    const answer = await session.store.save(changesOf(session.state, sent.files));
    if (answer.result === 'refused') return refuseMistakes(session, answer.problems);
    if (answer.result === 'outdated') {
      await refresh(session);
      return refuse(
        'Not saved: a file was changed meanwhile. Look at what has come, and save again.',
      );
    }
    await session.adopt(answer.snapshot, sent);
    session.update({ isSaving: false, deletions: [], touched: new Set(), status: 'Saved.' });
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return refuse(`Not saved: ${reason} What you typed is kept.`);
  }
}

function refuseMistakes(session: Session, mistakes: readonly Problem[]): false {
  const { problems, touched } = session.state;
  const files = mistakes.map(({ file }) => file);
  const here = new Set(problems.map(problemKey));
  session.update({
    isSaving: false,
    touched: new Set([...touched, ...files]),
    problems: [...problems, ...mistakes.filter((each) => !here.has(problemKey(each)))],
    status: `Not saved: ${mistakes.length === 1 ? 'one mistake' : `${mistakes.length} mistakes`} to mend. Your work is kept.`,
  });
  return false;
}

/** Takes what somebody else has saved meanwhile, if anybody has. */
export async function refresh(session: Session): Promise<void> {
  const snapshot = await session.store.load(session.state.saved.version);
  if (!snapshot) return;
  await session.adopt(snapshot);
  session.update({ status: 'The content was changed elsewhere; what has come is shown here.' });
}
