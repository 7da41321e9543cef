import { familiarName } from '../writing/menus';
import { nameFieldOf } from '../writing/named';
import { addressOf } from '../writing/pages';
import { redirectFrom } from '../writing/redirects';
import { keeping } from './kept-addresses';
import { namesInUse } from './references';
import type { Session } from './session';
import type { State } from './state';

/** Sets whether an old address of the open page leads to it, or, if the page is deleted, to another. */
export function keepAddress(session: Session, address: string, isOn: boolean): void {
  const { state } = session;
  const field = nameFieldOf(state.editor.model, state.file)?.key ?? '';
  session.apply({ file: state.file, field }, { values: keeping(state, state.file, address, isOn) });
}

/** Sets to which page the old address of the open page leads, which is deleted. */
export function leadAddress(session: Session, address: string, page: string): void {
  const { state } = session;
  const values = keeping(state, state.file, address, false);
  const next = keeping({ ...state, values }, state.file, address, true, page);
  session.apply({ file: state.file, field: '' }, { values: next });
}

/** The page to which an old address leads, by its name in references; empty if it leads nowhere. */
export const ledTo = ({ editor, values }: State, address: string): string =>
  redirectFrom(editor, values, address)?.page ?? '';

/** A page, by its name in references, and its title. */
type PageChoice = { readonly page: string; readonly title: string };

/** The pages to which an old address can lead: those that everyone can see. */
export function pagesToLeadTo(state: State): readonly PageChoice[] {
  const { editor, values } = state;
  const { unlinked = [], redirects } = editor.pages ?? {};
  const names = namesInUse(state);
  return Object.entries(values).flatMap(([file, entry]) => {
    const address = addressOf(editor, file, entry);
    if (address === undefined || unlinked.includes(address)) return [];
    if (redirects?.isPublic?.(entry) === false) return [];
    return { page: names[file] ?? address, title: familiarName(editor, values, file, entry) };
  });
}
