import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod';
import { showFields } from '../../../tests/helpers/every-field';

const serves = z.int().min(1).max(12).meta({ title: 'Serves', description: 'People.' });

/** Shows a field with a number in a form of its own. */
async function showNumber(part: z.ZodType, value?: number) {
  const entry = await showFields(
    z.strictObject({ serves: part }),
    value === undefined ? {} : { serves: value },
  );
  return { entry, control: screen.getByRole('textbox', { name: /^Serves/ }) };
}

describe('the field of a number', () => {
  it('writes what is typed as a number', async () => {
    const { entry, control } = await showNumber(serves, 4);
    expect(control).toHaveValue('4');
    await userEvent.clear(control);
    await userEvent.type(control, '6');
    expect(entry()).toEqual({ serves: 6 });
  });

  it('lets a fraction be typed, and shows the number once the field is left', async () => {
    const part = z.number().meta({ title: 'Serves', description: 'People.' });
    const { entry, control } = await showNumber(part, 4);
    await userEvent.clear(control);
    await userEvent.type(control, '1.05');
    expect(entry()).toEqual({ serves: 1.05 });
    await userEvent.type(control, '0');
    expect(control).toHaveValue('1.050');
    await userEvent.tab();
    expect(control).toHaveValue('1.05');
  });

  it('keeps what is no number', async () => {
    const { entry, control } = await showNumber(serves, 4);
    await userEvent.clear(control);
    await userEvent.type(control, 'four');
    expect(control).toHaveValue('four');
    expect(entry()).toEqual({ serves: 'four' });
  });

  it('removes an optional number, and leaves an empty text in place of another', async () => {
    const { entry, control } = await showNumber(serves.optional(), 4);
    await userEvent.clear(control);
    expect(entry()).toEqual({});
    await userEvent.type(control, '7');
    expect(entry()).toEqual({ serves: 7 });
  });

  it('shows the example of the schema', async () => {
    const part = z.number().meta({ title: 'Serves', description: 'People.', examples: [4] });
    const { control } = await showNumber(part);
    expect(control).toHaveAccessibleDescription(/For example: 4/);
  });
});
