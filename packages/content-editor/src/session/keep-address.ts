import { nameFieldOf } from '../writing/named';
import { keeping } from './kept-addresses';
import type { Session } from './session';

/** Sets whether an old address of the open page leads to it. */
export function keepAddress(session: Session, address: string, isOn: boolean): void {
  const { state } = session;
  const field = nameFieldOf(state.editor.model, state.file)?.key ?? '';
  session.apply({ file: state.file, field }, { values: keeping(state, state.file, address, isOn) });
}
