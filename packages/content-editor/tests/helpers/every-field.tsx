import type { ContentModel } from 'content-check/content-model';
import type { Collection } from 'content-check/collection';
import * as z from 'zod';
import { draftField } from '../../src/facts';
import { Fields } from '../../src/form/controls/object-field';
import { fieldAttribute } from '../../src/form/go-to-field';
import { useSessionState } from '../../src/form/session-context';
import { textShape } from '../../src/rich-text/text-shape';
import type { Json } from '../../src/writing/json';
import { childField } from '../../src/writing/path';
import { innerPart, knownPart, type Part } from '../../src/writing/schema';
import { openSession } from './editor-session';
import { memoryStore } from './memory-store';
import { renderForm } from './render-form';

/** A value with every field of a part; collects the names of its leaf fields. */
function full(outer: Part, field: string, names: string[]): Json {
  const part = innerPart(outer);
  const shape = textShape(part);
  if (shape) {
    names.push(field);
    return shape.isBlocks ? ['words'] : 'words';
  }
  const known = knownPart(part);
  switch (known.kind) {
    case 'group': {
      const fields = Object.entries<Part>(known.part.shape).filter(([key]) => key !== '$schema');
      return Object.fromEntries(
        fields.map(([key, child]) => [key, full(child, childField(field, key), names)]),
      );
    }
    case 'list':
      return entriesOf(known.part).map((entry, at) => full(entry, childField(field, at), names));
    case 'constant':
      return String(known.part.value);
    case 'switch':
      names.push(field);
      return true;
    case 'number':
      names.push(field);
      return 1;
    case 'choice':
      names.push(field);
      return String(known.part.options[0]);
    case 'text':
    case 'union':
    case 'unknown':
      names.push(field);
      return 'words';
  }
}

/** The parts of a list with an entry of each kind. */
function entriesOf(list: z.ZodArray | z.ZodTuple): readonly Part[] {
  if (list instanceof z.ZodArray) return [list.element];
  const { items, rest } = list.def;
  return [...items, ...(rest instanceof z.ZodDiscriminatedUnion ? rest.options : [])];
}

/** Shows the fields of a part in the form of a file, which has this value at first. */
export async function showFields(
  part: z.ZodObject,
  value: Json,
  file = 'contact.json',
  model?: ContentModel,
) {
  const { store } = memoryStore({ [file]: JSON.stringify(value) });
  const session = await openSession(store, undefined, undefined, model);
  session.dispatch({ type: 'file opened', file });
  const Form = () => (
    <Fields
      part={part}
      field=""
      value={useSessionState(({ editedEntries }) => editedEntries[file])}
    />
  );
  renderForm(session, <Form />);
  return () => session.state.editedEntries[file];
}

/** Expects that the form of a model has one control for each field of a collection, with a name and a description. */
export async function expectEveryField(
  model: ContentModel,
  { path, schema }: Collection,
): Promise<void> {
  const names: string[] = [];
  const value = full(schema, '', names);
  await showFields(schema, value, path.endsWith('/') ? `${path}a.json` : path, model);
  const controls = [
    ...document.querySelectorAll(
      `:is(input, textarea, select, button, summary, [contenteditable])[${fieldAttribute}]`,
    ),
  ];
  const fields = controls.map((control) => control.getAttribute(fieldAttribute) ?? '');
  // the switch that hides the whole entry stands above them
  const expected = names.filter((name) => name !== draftField);
  expect(fields.toSorted()).toEqual(expected.toSorted());
  expect(names.length).toBeGreaterThan(2);
  for (const control of controls.filter((element) => !element.matches('summary'))) {
    expect(control).toHaveAccessibleName();
    expect(control).toHaveAccessibleDescription();
  }
}
