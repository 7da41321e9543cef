import type { Session } from '../store/session';
import { firstDifference } from '../writing/difference';
import { show } from './reveal';

/** Undoes or redoes a step, and shows what it changes, which may be far from the focus or in another file. */
export function undo(session: Session, direction: 'undo' | 'redo' = 'undo'): void {
  const before = session.state.values;
  session[direction]();
  const { file, values } = session.state;
  show(firstDifference(before[file], values[file]));
}
