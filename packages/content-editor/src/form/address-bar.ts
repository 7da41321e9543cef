import { useEffect } from 'react';
import type { Session } from '../session/session';
import type { FieldPlace } from '../writing/path';
import { controlSelector, fieldAttribute, goToField } from './go-to-field';
import { useSessionState, useSession } from './session-context';
import { closeDialog } from './ui/dialog';

/*
 * The place in the form is the end of the page's address: "#/pages/about.json/sections[1].heading". Back and
 * Forward lead there, and so do a reload and a bookmark.
 */

/** The place in an address; undefined if it names none. */
function placeIn(hash: string): FieldPlace | undefined {
  try {
    const [, file, field = ''] = /^#\/(.+?\.json)(?:\/(.*))?$/.exec(decodeURI(hash)) ?? [];
    return file === undefined ? undefined : { file, field };
  } catch {
    // the address was not written by the form
    return undefined;
  }
}

const hashOf = ({ file, field }: FieldPlace) =>
  encodeURI(`#/${file}${field === '' ? '' : `/${field}`}`);

/** Says where the form is, without a step for Back. */
const replaceAddress = (place: FieldPlace): void => setAddress('replaceState', place);

function setAddress(way: 'pushState' | 'replaceState', place: FieldPlace): void {
  try {
    window.history[way](null, '', hashOf(place));
  } catch {
    // Safari refuses more than a hundred in half a minute
  }
}

/** Says which file is open. It is a step for Back, unless the address has named it already, or no file. */
function tellFile(file: string): void {
  const at = placeIn(window.location.hash);
  if (at?.file === file) return;
  setAddress(at ? 'pushState' : 'replaceState', { file, field: '' });
}

/** Opens the place that the address names. If it isn't there, the form says so, and stays where it is. */
export function openPlace(session: Session): void {
  const { hash } = window.location;
  const { file: open, base, editedEntries } = session.state;
  const place = placeIn(hash);
  if (place && (place.file in editedEntries || place.file in base.files)) {
    closeDialog();
    if (place.file !== open) session.dispatch({ type: 'file opened', file: place.file });
    if (place.field !== '') goToField(place.field, controlSelector);
    return;
  }
  replaceAddress({ file: open, field: '' });
  const status = `There is nothing at the address “${hash}” any more.`;
  if (hash !== '') session.announce(status);
}

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
