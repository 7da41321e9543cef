import { useEffect } from 'react';
import { openPlace, replaceAddress, tellFile } from './address-bar';
import { fieldAttribute } from './go-to-field';
import { useSessionState, useSession } from './session-context';

/** Keeps the address and the place in the form alike. */
export function useAddressBar(): void {
  const session = useSession();
  const file = useSessionState((state) => state.file);
  useEffect(() => tellFile(file), [file]);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('popstate', () => openPlace(session), { signal });
    document.addEventListener(
      'focusin',
      ({ target }) => {
        const element = target instanceof Element && target.closest(`[${fieldAttribute}]`);
        const field = element && element.getAttribute(fieldAttribute);
        if (typeof field === 'string') replaceAddress({ file: session.state.file, field });
      },
      { signal },
    );
    return () => controller.abort();
  }, [session]);
}
