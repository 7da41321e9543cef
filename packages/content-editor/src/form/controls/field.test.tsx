import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod';
import { type TextFormat, textFormats } from 'content-check/field-metadata';
import { expectEveryField, showFields } from '../../../tests/helpers/every-field';
import { withRichText } from '../../../tests/helpers/render-form';
import { siteModel } from '../../../tests/small-site/model';

withRichText();

describe('a field', () => {
  it.each(siteModel.collections)(
    'has one control for each field of $name, with name and description',
    (collection) => expectEveryField(siteModel, collection),
  );

  it('shows a field that is new in the schema', async () => {
    const schema = z.strictObject({
      fresh: z.string().meta({ title: 'Fresh', description: 'New here.' }).optional(),
      ways: z.enum(['one', 'other']).meta({ title: 'Ways', description: 'Choose.' }),
    });
    const entry = await showFields(schema, { ways: 'one' });
    await userEvent.type(screen.getByRole('textbox', { name: /Fresh/ }), 'x');
    expect(entry()).toEqual({ ways: 'one', fresh: 'x' });
  });

  it.each(['', 'a.b', 'a[0]'])('shows an unknown field named “%s”, and removes it', async (key) => {
    const schema = z.strictObject({ email: z.string() });
    const entry = await showFields(schema, { email: 'a@b.example', [key]: 'Words' });
    expect(screen.getByText('Words')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: `Remove: ${key}`.trim() }));
    expect(entry()).toEqual({ email: 'a@b.example' });
  });

  it('shows an example for typed texts, but not for chosen ones', async () => {
    const text = (format: string, example: string, traits: Omit<TextFormat, 'format'> = {}) =>
      z
        .string()
        .meta({ title: format, description: 'Words.', examples: [example] })
        .register(textFormats, { format, ...traits });
    const schema = z.strictObject({
      slug: text('slug', 'fair-hiring'),
      service: text('service', 'ai-strategy-consulting', {
        refersTo: { collection: 'services', whenDeleted: 'removed' },
        isChosen: true,
      }),
    });
    await showFields(schema, {});
    expect(screen.getByRole('textbox', { name: /^slug/ })).toHaveAccessibleDescription(
      /fair-hiring/,
    );
    const chosen = screen.getByRole('combobox', { name: /^service/ });
    expect(chosen).toHaveAccessibleDescription(/Words/);
    expect(chosen).not.toHaveAccessibleDescription(/example|strategy/);
  });
});
