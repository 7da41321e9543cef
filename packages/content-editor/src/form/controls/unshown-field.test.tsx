import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod';
import { showFields } from '../../../tests/helpers/every-field';
import { FieldBoundary } from './unshown-field';

const meta = { title: 'Notes', description: 'By date.' };

describe('a field that can’t be shown', () => {
  it('says in its place that a field has no control, and the others work', async () => {
    const schema = z.strictObject({
      notes: z.record(z.string(), z.string()).meta(meta),
      email: z.email().meta({ title: 'Email', description: 'Yours.' }),
    });
    const entry = await showFields(schema, { notes: { monday: 'Bread' }, email: '' });
    expect(screen.getByText('Notes')).toBeVisible();
    expect(screen.getByText(/can’t show this field/)).toHaveTextContent('monday: Bread');
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'a');
    expect(entry()).toEqual({ notes: { monday: 'Bread' }, email: 'a' });
  });

  it('says so where a control fails, and shows it again with another value', () => {
    // React reports what a boundary has caught
    jest.spyOn(console, 'error').mockReturnValue(undefined);
    const Broken = ({ value }: { readonly value: string }) => {
      if (value === 'bad') throw new Error('The control fails.');
      return <p>Works with {value}</p>;
    };
    const shown = (value: string) => (
      <FieldBoundary part={z.string().meta(meta)} field="notes" value={value}>
        <Broken value={value} />
      </FieldBoundary>
    );
    const { rerender } = render(shown('bad'));
    expect(screen.getByText(/can’t show this field/)).toHaveTextContent('bad');
    rerender(shown('good'));
    expect(screen.getByText('Works with good')).toBeVisible();
  });
});
