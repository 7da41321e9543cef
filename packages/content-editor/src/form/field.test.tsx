import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod';
import { textFormats } from 'content-check/field-metadata';
import { memoryStore, openSession, renderForm } from '../../tests/helpers/editor-session';
import { type FormatName, formatOf } from '../../../../src/fields/formats';
import { siteModel } from '../../tests/helpers/site-editor';
import { textShape } from '../rich-text/text-shape';
import { innerPart, type Part } from '../writing/schema';
import type { Json } from '../writing/json';
import { within } from '../writing/path';
import { Fields } from './object-field';
import { fieldAttribute } from './reveal';

/** A value with every field of a part; collects the names of its leaf fields. */
function full(outer: Part, field: string, names: string[]): Json {
  const part = innerPart(outer);
  const shape = textShape(part);
  if (shape) {
    names.push(field);
    return shape.isBlocks ? ['words'] : 'words';
  }
  if (part instanceof z.ZodObject) {
    const fields = Object.entries<Part>(part.shape).filter(([key]) => key !== '$schema');
    return Object.fromEntries(
      fields.map(([key, child]) => [key, full(child, within(field, key), names)]),
    );
  }
  if (part instanceof z.ZodArray) return [full(part.element, within(field, 0), names)];
  if (part instanceof z.ZodTuple) {
    const { items, rest } = part.def;
    const others = rest instanceof z.ZodDiscriminatedUnion ? rest.options : [];
    return [...items, ...others].map((item, index) => full(item, within(field, index), names));
  }
  if (part instanceof z.ZodLiteral) return String(part.value);
  names.push(field);
  if (part instanceof z.ZodBoolean) return true;
  return part instanceof z.ZodEnum ? String(part.options[0]) : 'words';
}

/** Shows the fields of a part in the form of a file, with this value. */
async function showFields(part: z.ZodObject, value: Json, file = 'contact.json') {
  const session = await openSession(memoryStore({ [file]: JSON.stringify(value) }).store);
  session.update({ file });
  renderForm(session, <Fields part={part} field="" value={value} />);
  return () => session.state.values[file];
}

it.each(siteModel.collections)(
  'has one control for each field of $name, with name and description',
  async ({ place, schema }) => {
    const names: string[] = [];
    const value = full(schema, '', names);
    await showFields(schema, value, place.endsWith('/') ? `${place}a.json` : place);
    const controls = [
      ...document.querySelectorAll(
        `:is(input, textarea, select, button, summary, [contenteditable])[${fieldAttribute}]`,
      ),
    ];
    const fields = controls.map((control) => control.getAttribute(fieldAttribute) ?? '');
    expect(fields.toSorted()).toEqual(names.toSorted());
    expect(names.length).toBeGreaterThan(2);
    for (const control of controls.filter((element) => !element.matches('summary'))) {
      expect(control).toHaveAccessibleName();
      expect(control).toHaveAccessibleDescription();
    }
  },
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
  const text = (format: FormatName, example: string) =>
    z
      .string()
      .meta({ title: format, description: 'Words.', examples: [example] })
      .register(textFormats, formatOf(format));
  const schema = z.strictObject({
    slug: text('slug', 'fair-hiring'),
    service: text('service-slug', 'ai-strategy-consulting'),
  });
  await showFields(schema, {});
  expect(screen.getByRole('textbox', { name: /^slug/ })).toHaveAccessibleDescription(/fair-hiring/);
  const chosen = screen.getByRole('combobox', { name: /^service-slug/ });
  expect(chosen).toHaveAccessibleDescription(/Words/);
  expect(chosen).not.toHaveAccessibleDescription(/example|strategy/);
});
