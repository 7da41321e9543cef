import { render, screen, waitFor } from '@testing-library/react';
import { fieldAttribute, goToField } from './go-to-field';

describe('a link to a field', () => {
  it.each([
    ['a field', 'notes', 'Notes'],
    ['the first field inside', 'note', 'Words'],
    ['the first entry inside', 'steps', 'Step'],
    ['the field around', 'note.words.bold', 'Words'],
  ])('moves the focus to %s', async (_, field, name) => {
    const fields = {
      notes: 'Notes',
      'note.words': 'Words',
      stepsTaken: 'Taken',
      'steps[0]': 'Step',
    };
    Element.prototype.scrollIntoView = () => undefined;
    render(
      Object.entries(fields).map(([key, label]) => (
        <input key={key} aria-label={label} {...{ [fieldAttribute]: key }} />
      )),
    );
    goToField(field);
    await waitFor(() => expect(screen.getByRole('textbox', { name })).toHaveFocus());
  });
});
