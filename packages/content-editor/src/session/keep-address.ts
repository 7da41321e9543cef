import { familiarName } from '../writing/menus';
import { nameFieldOf } from '../writing/named';
import { addressOf } from '../writing/pages';
import { homePage, leading, nowhere } from './kept-addresses';
import type { Session } from './session';
import type { State } from './state';

/** Sets whether the old address of the open page leads to it, or, if the page is deleted, to the home page. */
export function keepAddress(session: Session, isOn: boolean): void {
  const { editor, file, values } = session.state;
  const page = file in values ? file : homePage(session.state);
  const leadsTo = leading(session.state, file, isOn ? page : nowhere);
  session.apply({ file, field: nameFieldOf(editor.model, file)?.key ?? '' }, { leadsTo });
}

/** Sets to which page the old address of the open page leads, which is deleted. */
export function leadAddress(session: Session, page: string): void {
  const { file } = session.state;
  session.apply({ file, field: '' }, { leadsTo: leading(session.state, file, page) });
}

/** A page and its title. */
type PageChoice = { readonly page: string; readonly title: string };

/** The pages to which an old address can lead: those that everyone can see. */
export function pagesToLeadTo({ editor, values }: State): readonly PageChoice[] {
  const { unlinked = [], redirects } = editor.pages ?? {};
  return Object.entries(values).flatMap(([file, entry]) => {
    const address = addressOf(editor, file, entry);
    if (address === undefined || unlinked.includes(address)) return [];
    if (redirects?.isPublic?.(entry) === false) return [];
    return { page: file, title: familiarName(editor, values, file, entry) };
  });
}
