import type { TextFormat } from 'content-check/field-metadata';
import { trimmed } from 'content-check/visible-text';
import type { Session } from '../../session/session';

/** A typed text without spaces at its ends, and as the site spells it. */
export function tidied(
  text: string,
  spelling: TextFormat['spelling'] = (typed) => typed,
): { readonly plain: string; readonly spelled: string } {
  const plain = trimmed(text);
  return { plain, spelled: spelling(plain) };
}

/** Spells a field of the open file as the site does, as a step of undo of its own, and says so. */
export function respell(session: Session, field: string, value: string): void {
  const { file } = session.state;
  session.dispatch({ type: 'field changed', file, field, value, changedPart: field });
  session.announce(`${spelledAs(value)} “Undo” takes that back.`);
}

/** What is told of a text that is spelled otherwise now than it was typed. */
export const spelledAs = (value: string) => `Now written as “${value}”.`;
