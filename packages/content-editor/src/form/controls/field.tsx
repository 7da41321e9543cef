import { memo } from 'react';
import * as z from 'zod';
import { picturedChoices } from '../../facts';
import { textShape } from '../../rich-text/text-shape';
import { formatOrIdOf, innerPart, knownPart, type Part, textKind } from '../../writing/schema';
import { isList, isObject, type Json } from '../../writing/json';
import { ListField } from '../lists/list-field';
import { FocusField } from '../pictures/focus-field';
import { PictureField } from '../pictures/picture-field';
import { InvalidValue } from './invalid-value';
import { NumberField } from './number-field';
import { ObjectField } from './object-field';
import { PicturedChoice } from './pictured-choice';
import { RichTextField } from './rich-text-field';
import { SelectField } from './select-field';
import { SwitchField } from './switch-field';
import { TextField } from './text-field';
import { FieldBoundary, UnshownField } from './unshown-field';
import type { FieldProps } from './use-field';

type Props = {
  readonly part: Part;
  readonly field: string;
  readonly value: Json | undefined;
};

/**
 * The control for one part of the schema. The part alone determines it, with the choices that `facts.ts`
 * shows as pictures, so that a new field, section or collection needs no change here. A value that doesn't
 * fit the part can be begun anew, and a field that can't be shown says so.
 */
export const Field = memo(function Field(props: Props) {
  return (
    <FieldBoundary {...props}>
      <Control {...props} />
    </FieldBoundary>
  );
});

function Control({ part: outer, field, value }: Props) {
  const inner = innerPart(outer);
  const props = { field, value, isOptional: inner !== outer };
  if (value !== undefined && !isShowable(inner, value))
    return <InvalidValue {...props} part={inner} />;
  const { kind, part } = knownPart(inner);
  switch (kind) {
    case 'group':
      return <ObjectField {...props} part={part} />;
    case 'list': {
      const shape = textShape(part);
      return shape && part instanceof z.ZodArray ? (
        <RichTextField {...props} part={part} shape={shape} />
      ) : (
        <ListField {...props} part={part} />
      );
    }
    case 'switch':
      return <SwitchField {...props} part={part} />;
    case 'choice': {
      const name = formatOrIdOf(part) ?? '';
      const { [name]: look } = picturedChoices;
      return look ? (
        <PicturedChoice {...props} part={part} kind={name} look={look} />
      ) : (
        <SelectField {...props} part={part} />
      );
    }
    case 'number':
      return <NumberField {...props} part={part} />;
    case 'text':
      return <TextControl {...props} part={part} />;
    // what tells the kinds of entries apart
    case 'constant':
      return null;
    case 'union':
    case 'unknown':
      return <UnshownField part={part} field={field} value={value} />;
  }
}

/** The control for one kind of text. */
function TextControl(props: FieldProps & { readonly part: z.ZodString | z.ZodStringFormat }) {
  const { part } = props;
  const shape = textShape(part);
  switch (textKind(part)) {
    case 'marks':
      return shape && part instanceof z.ZodString ? (
        <RichTextField {...props} part={part} shape={shape} />
      ) : (
        <TextField {...props} part={part} />
      );
    case 'reference':
      return <SelectField {...props} part={part} />;
    case 'picture':
      return <PictureField {...props} part={part} />;
    case 'focus':
      return <FocusField {...props} part={part} />;
    case 'link':
    case 'day':
    case 'plain':
      return <TextField {...props} part={part} />;
  }
}

/**
 * Whether the part's control can show a value: a list, a group, a boolean, a text, or what was typed in
 * place of a number. Without a control, any value is named as it is.
 */
function isShowable(of: Part, value: Json): boolean {
  const { kind, part } = knownPart(of);
  switch (kind) {
    case 'group':
      return isObject(value);
    case 'list':
      return textShape(part) ? isListOfLines(value) : isList(value);
    case 'switch':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number' || typeof value === 'string';
    case 'choice':
    case 'text':
      return typeof value === 'string';
    case 'constant':
    case 'union':
    case 'unknown':
      return true;
  }
}

const isListOfLines = (value: Json) =>
  isList(value) && value.every((line) => typeof line === 'string');
