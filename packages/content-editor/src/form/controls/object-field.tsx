import type * as z from 'zod';
import { styled } from 'styled-components';
import { foldedUnder } from 'content-check/field-metadata';
import { draftField } from '../../facts';
import { innerPart, type Part } from '../../writing/schema';
import { isSectionList } from '../../writing/list-parts';
import { blankValue } from '../../writing/new-entry/blank';
import { isObject, type Json } from '../../writing/json';
import { valueAsText } from '../../writing/changes/display-value';
import { childField } from '../../writing/path';
import { theme } from '../ui/theme';
import { Button } from '../ui/button';
import { FieldBox, Group, Row } from '../ui/form-style';
import { fieldAttribute, goToField } from '../go-to-field';
import { useSession } from '../session-context';
import { NestedField } from './nested-field';
import { FoldedFields } from './folded-fields';
import { type FieldProps, useField } from './use-field';

/** A named group of fields; an optional one is added and removed as a whole. */
export function ObjectField(props: FieldProps & { readonly part: z.ZodObject }) {
  const { part, field, value, isOptional } = props;
  const session = useSession();
  const { title, hints } = useField(props);
  if (isOptional && value === undefined) {
    return (
      <FieldBox {...{ [fieldAttribute]: field }}>
        <Button
          data-add
          onClick={() => {
            session.change(field, blankValue(part));
            goToField(field, 'input, textarea, select, summary, button');
          }}
        >
          Add: {title}
        </Button>
        {hints}
      </FieldBox>
    );
  }
  return (
    <Frame {...{ [fieldAttribute]: field }} tabIndex={-1}>
      <legend>{title}</legend>
      {hints}
      <Fields part={part} field={field} value={value} />
      {isOptional && (
        <Row>
          <Button
            data-quiet
            onClick={() => {
              session.change(field, undefined);
              goToField(field, 'button');
            }}
          >
            Remove: {title}
          </Button>
        </Row>
      )}
    </Frame>
  );
}

type FieldsProps = {
  readonly part: z.ZodObject;
  readonly field: string;
  readonly value: Json | undefined;
};

/** The fields of an object in the order of the schema, then folded ones, then keys that it doesn't know. */
export function Fields({ part, field, value }: FieldsProps) {
  const session = useSession();
  const group = isObject(value) ? value : {};
  const unknown = Object.keys(group).filter((key) => !Object.hasOwn(part.shape, key));
  // the whole group is set anew, since a key such as "a.b" is not a path
  const without = (key: string) =>
    Object.fromEntries(Object.entries(group).filter(([name]) => name !== key));
  const fields = Object.entries<Part>(part.shape)
    // the field that hides the whole entry has its switch above the form
    .filter(([key]) => key !== '$schema' && childField(field, key) !== draftField);
  const headingOf = ([, child]: (typeof fields)[number]) => foldedUnder.get(innerPart(child));
  const headings = [...new Set(fields.map(headingOf))].filter((heading) => heading !== undefined);
  const show = ([key, child]: (typeof fields)[number]) => (
    <NestedField key={key} part={child} field={childField(field, key)} value={group[key]} />
  );
  return (
    <>
      {fields
        .filter((child) => headingOf(child) === undefined)
        // sections come first: they are what the page shows
        .toSorted(
          ([, first], [, second]) => Number(isSectionList(second)) - Number(isSectionList(first)),
        )
        .map(show)}
      {headings.map((heading) => {
        const folded = fields.filter((child) => headingOf(child) === heading);
        return (
          <FoldedFields
            key={heading}
            heading={heading}
            fields={folded.map(([key]) => childField(field, key))}
          >
            {folded.map(show)}
          </FoldedFields>
        );
      })}
      {unknown.map((key) => (
        <Row key={key}>
          <p>
            The site has no field “{key}”. It is kept until you remove it:{' '}
            <q>{valueAsText(group[key] ?? null)}</q>
          </p>
          <Button
            {...{ [fieldAttribute]: childField(field, key) }}
            onClick={() => session.change(field, without(key))}
          >
            Remove: {key}
          </Button>
        </Row>
      ))}
    </>
  );
}

const Frame = styled(Group)`
  padding: ${theme.space.m} ${theme.space.l} 0;
  border: 1px solid ${theme.color.borderSubtle};
  border-radius: ${theme.radius};

  > legend {
    padding-inline: ${theme.space.s};
  }
`;
