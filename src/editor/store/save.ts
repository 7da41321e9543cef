import type { Problem } from '../site/model';
import { blockingProblems } from './derived';
import { namesInUse } from './references';
import { changesOf, entriesToSave, textsToSave } from './to-save';
import type { Session } from './session';
import { problemKey } from './state';

/**
 * Saves all changes or none.
 * @returns whether they were saved; if not, they stay as drafts
 */
export async function save(session: Session): Promise<boolean> {
  const refuse = (status: string) => {
    session.update({ status, isSaving: false });
    return false;
  };
  session.update({ isSaving: true, status: 'Saving …' });
  try {
    // without an answer the known problems may be out of date; the store checks everything anyway
    const isChecked = await session.check();
    if (session.state.conflicts.length > 0)
      return refuse('Not saved: first decide what was changed twice.');
    const blocking = isChecked ? blockingProblems(session.state) : [];
    if (blocking.length > 0) return refuseMistakes(session, blocking);
    const { state } = session;
    const sent = {
      ...state,
      names: namesInUse(state),
      entries: entriesToSave(state),
      files: textsToSave(state),
    };
    const answer = await session.tools.store.save(changesOf(state));
    if (answer.result === 'refused') return refuseMistakes(session, answer.problems);
    if (answer.result === 'outdated') {
      await refresh(session);
      return refuse(
        'Not saved: a file was changed meanwhile. Look at what has come, and save again.',
      );
    }
    await session.adopt(answer.snapshot, sent);
    session.update({ isSaving: false, status: 'Saved.' });
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return refuse(`Not saved: ${reason} What you typed is kept.`);
  }
}

function refuseMistakes(session: Session, mistakes: readonly Problem[]): false {
  const { problems, touched } = session.state;
  const files = [...new Set(mistakes.map(({ file }) => file))];
  const here = new Set(problems.map(problemKey));
  session.update({
    isSaving: false,
    touched: [...touched, ...files.map((file) => ({ file, field: '' }))],
    problems: [...problems, ...mistakes.filter((each) => !here.has(problemKey(each)))],
    status: `Not saved: ${mistakes.length === 1 ? 'one mistake' : `${mistakes.length} mistakes`} to fix. Your work is kept.`,
  });
  return false;
}

/** Loads and merges what others have saved meanwhile. */
export async function refresh(session: Session): Promise<void> {
  const { version } = session.state.saved;
  const snapshot = await session.tools.store.load(version);
  // a save of this window may have been faster: then the answer is older than what is known
  if (!snapshot || session.state.saved.version !== version) return;
  await session.adopt(snapshot);
  session.update({ status: 'Changed elsewhere: the form shows what is new.' });
}
