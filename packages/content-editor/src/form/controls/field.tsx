import { memo } from 'react';
import * as z from 'zod';
import { picturedChoices } from '../../facts';
import { textShape } from '../../rich-text/text-shape';
import { innerPart, isText, formatOrIdOf, type Part, traitsOf } from '../../writing/schema';
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
  const part = innerPart(outer);
  const props = { field, value, isOptional: part !== outer };
  const kind = formatOrIdOf(part) ?? '';
  if (part instanceof z.ZodLiteral) return null;
  if (value !== undefined && !isShowable(part, value))
    return <InvalidValue {...props} part={part} />;
  if (part instanceof z.ZodObject) return <ObjectField {...props} part={part} />;
  const shape = textShape(part);
  if (shape && (part instanceof z.ZodArray || part instanceof z.ZodString))
    return <RichTextField {...props} part={part} shape={shape} />;
  if (part instanceof z.ZodArray || part instanceof z.ZodTuple) {
    return <ListField {...props} part={part} />;
  }
  if (part instanceof z.ZodBoolean) return <SwitchField {...props} part={part} />;
  const pictured = picturedChoices[kind];
  if (part instanceof z.ZodEnum && pictured)
    return <PicturedChoice {...props} part={part} kind={kind} look={pictured} />;
  const { refersTo, isChosen, picture } = traitsOf(part);
  if (part instanceof z.ZodEnum || (refersTo && isChosen))
    return <SelectField {...props} part={part} />;
  if (picture === 'file') return <PictureField {...props} part={part} />;
  if (picture === 'focus') return <FocusField {...props} part={part} />;
  if (part instanceof z.ZodNumber) return <NumberField {...props} part={part} />;
  if (isText(part)) return <TextField {...props} part={part} />;
  return <UnshownField part={part} field={field} value={value} />;
}

/**
 * Whether the part's control can show a value: a list, a group, a boolean, a text, or what was typed in place
 * of a number. Without a control, any value is named as it is.
 */
function isShowable(part: Part, value: Json): boolean {
  if (part instanceof z.ZodObject) return isObject(value);
  if (part instanceof z.ZodArray && textShape(part)) return isListOfLines(value);
  if (part instanceof z.ZodArray || part instanceof z.ZodTuple) return isList(value);
  if (part instanceof z.ZodBoolean) return typeof value === 'boolean';
  if (part instanceof z.ZodNumber && typeof value === 'number') return true;
  const isWritten = isText(part) || part instanceof z.ZodNumber || part instanceof z.ZodEnum;
  return !isWritten || typeof value === 'string';
}

const isListOfLines = (value: Json) =>
  isList(value) && value.every((line) => typeof line === 'string');
