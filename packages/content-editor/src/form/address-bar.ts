import type { Session } from '../session/session';
import type { FieldPlace } from '../writing/path';
import { controlSelector, goToField } from './go-to-field';
import { closeDialog } from './ui/dialog';

/*
 * The place in the form is the end of the page's address: "#/pages/about.json/sections[1].heading". Back and Forward lead
 * there, and so do a reload and a bookmark.
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
export const replaceAddress = (place: FieldPlace): void => setAddress('replaceState', place);

function setAddress(way: 'pushState' | 'replaceState', place: FieldPlace): void {
  try {
    window.history[way](null, '', hashOf(place));
  } catch {
    // Safari refuses more than a hundred in half a minute
  }
}

/** Says which file is open. It is a step for Back, unless the address has named it already, or no file. */
export function tellFile(file: string): void {
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
  if (hash !== '') session.dispatch({ type: 'announced', status });
}
