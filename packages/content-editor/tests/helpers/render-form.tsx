import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Field } from '../../src/form/controls/field';
import { focusOn } from '../../src/form/go-to-field';
import { loadRichText } from '../../src/form/controls/rich-text-field';
import { FieldContext } from '../../src/form/controls/nested-field';
import { SessionContext } from '../../src/form/session-context';
import type { Session } from '../../src/session/session';

// jsdom lacks what measures the caret of a text with marks
Object.assign(Range.prototype, {
  getClientRects: () => [],
  getBoundingClientRect: () => new DOMRect(),
});

// the form moves the focus two frames later, which may be in the next test; a later request replaces it
afterEach(() => {
  focusOn('');
});

/** Adds what jsdom lacks for dialogs and for moving the focus. */
export function mockDialogs(): void {
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}

/** Loads the editor of texts with marks before the first test, none of which then waits for it. */
export function withRichText(): void {
  beforeAll(() => loadRichText());
}

/** Renders a part of the form. */
export function renderForm(session: Session, part: ReactNode) {
  return render(
    <SessionContext value={session}>
      <FieldContext value={(props) => <Field {...props} />}>{part}</FieldContext>
    </SessionContext>,
  );
}
