import { useLayoutEffect, useRef } from 'react';

/**
 * A handler for the blur event of a control.
 * @param leave called when the focus leaves the control, but not when the control goes while it has the focus: by
 *   then its field may be another entry's, or nothing
 */
export function useLeave(leave: () => void): () => void {
  const isThere = useRef(false);
  useLayoutEffect(() => {
    isThere.current = true;
    // earlier than the control goes, of which Chromium tells by a blur event
    return () => {
      isThere.current = false;
    };
  }, []);
  return () => {
    if (isThere.current) leave();
  };
}
