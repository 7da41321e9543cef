/*
 * The ids of the form's own elements besides its fields, whose ids are their names (`field-names.ts`). No
 * anchor of the content may be one of them (`src/model/reserved-anchors.ts`).
 */

/** The error message of a field. */
export const hintId = (name: string): string => `${name}-hint`;

/** What becomes of a message: above the form if it is a demonstration, else beside the button. */
export const noteId = 'form-disclaimer';

/** The error of the last attempt to send. */
export const failureId = 'form-failure';
