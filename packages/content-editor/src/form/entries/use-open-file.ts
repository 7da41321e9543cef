import { useEffect } from 'react';
import type { Session } from '../../session/session';
import { useEditor } from '../session-context';
import { storedText, storeText } from '../window-storage';

const key = 'open file';

/** Opens the file that was open in this window before it was reloaded, if it still exists. */
export function reopenFile(session: Session): void {
  const file = storedText(key);
  const { saved, values } = session.state;
  if (file in values || file in saved.files) session.dispatch({ type: 'file opened', file });
}

/** Remembers which file is open, for `reopenFile`. */
export function useOpenFile(): void {
  const file = useEditor((state) => state.file);
  useEffect(() => storeText(key, file), [file]);
}
