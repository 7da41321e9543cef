import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod';
import { memoryStore, openSession, renderForm } from '../../../tests/helpers/editor/editor-session';
import { type FieldFormat, fieldFormats } from '../../content-model/field-metadata';
import { collections, type Part } from '../site/model';
import { innerPart } from '../writing/blank';
import type { Entry, Json } from '../writing/json';
import { within } from '../writing/path';
import { Fields } from './object-field';
import { fieldAttribute } from './reveal';

/** A value with every field of a part; collects the names of its leaf fields. */
function full(outer: Part, field: string, names: string[]): Json {
  const part = innerPart(outer);
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
    return [...items, ...others].map((each, index) => full(each, within(field, index), names));
  }
  if (part instanceof z.ZodLiteral) return String(part.value);
  names.push(field);
  if (part instanceof z.ZodBoolean) return true;
  return part instanceof z.ZodEnum ? String(part.options[0]) : 'words';
}

it.each(collections)('has one control for each field of $name', async ({ place, schema }) => {
  const names: string[] = [];
  const value = full(schema, '', names);
  const file = place.endsWith('/') ? `${place}a.json` : place;
  const session = await openSession(memoryStore({ [file]: JSON.stringify(value) }).store);
  session.update({ file });
  renderForm(session, <Fields part={schema} field="" value={value} />);
  const controls = [
    ...document.querySelectorAll(
      `:is(input, textarea, select, button, summary)[${fieldAttribute}]`,
    ),
  ].map((each) => each.getAttribute(fieldAttribute) ?? '');
  expect(controls.toSorted()).toEqual(names.toSorted());
  expect(names.length).toBeGreaterThan(2);
});

it.each(collections)('names and describes each control of $name', async ({ place, schema }) => {
  const value = full(schema, '', []);
  const file = place.endsWith('/') ? `${place}a.json` : place;
  const session = await openSession(memoryStore({ [file]: JSON.stringify(value) }).store);
  session.update({ file });
  renderForm(session, <Fields part={schema} field="" value={value} />);
  for (const control of document.querySelectorAll(
    `:is(input, textarea, select, button)[${fieldAttribute}]`,
  )) {
    expect(control).toHaveAccessibleName();
    expect(control).toHaveAccessibleDescription();
  }
});

it('shows a field that is new in the schema', async () => {
  const schema = z.strictObject({
    fresh: z.string().meta({ title: 'Fresh', description: 'New here.' }).optional(),
    ways: z.enum(['one', 'other']).meta({ title: 'Ways', description: 'Choose.' }),
  });
  const entry: Entry = { ways: 'one' };
  const { store } = memoryStore({ 'contact.json': JSON.stringify(entry) });
  const session = await openSession(store);
  session.update({ file: 'contact.json' });
  renderForm(session, <Fields part={schema} field="" value={entry} />);
  await userEvent.type(screen.getByRole('textbox', { name: /Fresh/ }), 'x');
  expect(session.state.values['contact.json']).toEqual({ ways: 'one', fresh: 'x' });
});

it.each(['', 'a.b', 'a[0]'])('removes an unknown field named “%s”', async (key) => {
  const entry: Entry = { email: 'a@b.example', [key]: 'x' };
  const { store } = memoryStore({ 'contact.json': JSON.stringify(entry) });
  const session = await openSession(store);
  session.update({ file: 'contact.json' });
  const schema = z.strictObject({ email: z.string() });
  renderForm(session, <Fields part={schema} field="" value={entry} />);
  await userEvent.click(screen.getByRole('button', { name: `Remove: ${key}`.trim() }));
  expect(session.state.values['contact.json']).toEqual({ email: 'a@b.example' });
});

it('shows an example for typed texts, but not for chosen ones', async () => {
  const text = (format: FieldFormat, example: string) =>
    z
      .string()
      .meta({ title: format, description: 'Words.', examples: [example] })
      .register(fieldFormats, { format });
  const schema = z.strictObject({
    slug: text('slug', 'fair-hiring'),
    service: text('service-slug', 'ai-strategy-consulting'),
  });
  const { store } = memoryStore({ 'contact.json': '{}' });
  const session = await openSession(store);
  renderForm(session, <Fields part={schema} field="" value={{}} />);
  expect(screen.getByRole('textbox', { name: /^slug/ })).toHaveAccessibleDescription(/fair-hiring/);
  const chosen = screen.getByRole('combobox', { name: /^service-slug/ });
  expect(chosen).toHaveAccessibleDescription(/Words/);
  expect(chosen).not.toHaveAccessibleDescription(/example|strategy/);
});

it('help texts don’t mention JSON or code', () => {
  const help: string[] = [];
  const collect = (outer: Part): void => {
    const part = innerPart(outer);
    help.push(JSON.stringify(z.globalRegistry.get(part) ?? {}));
    if (part instanceof z.ZodObject) Object.values<Part>(part.shape).forEach(collect);
    if (part instanceof z.ZodArray) collect(part.element);
    if (part instanceof z.ZodTuple) {
      const { items, rest } = part.def;
      [...items, ...(rest instanceof z.ZodDiscriminatedUnion ? rest.options : [])].forEach(collect);
    }
  };
  for (const { schema } of collections) collect(schema);
  expect(
    help.filter((text) =>
      /Write true|\(\\"\\"\)|\.json|JSON|from the list|by its short name/.test(text),
    ),
  ).toEqual([]);
});
