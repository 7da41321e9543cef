import { memo } from 'react';
import * as z from 'zod';
import { textShape } from '../rich-text/text-shape';
import { innerPart, kindOf, type Part, traitsOf } from '../writing/schema';
import { fits } from '../writing/blank';
import type { Json } from '../writing/json';
import { ListField } from './list-field';
import { InvalidValue } from './invalid-value';
import { ObjectField } from './object-field';
import { PictureField } from './picture-field';
import { PicturedChoice } from './pictured-choice';
import { RichTextField } from './rich-text-field';
import { SelectField } from './select-field';
import { SwitchField } from './switch-field';
import { useSession } from './session-context';
import { TextField } from './text-field';

type Props = {
  readonly part: Part;
  readonly field: string;
  readonly value: Json | undefined;
};

/**
 * The control for one part of the schema. The part alone determines it, so a new field, section or
 * collection needs no change here.
 * @throws for a part of the schema that has no control
 */
export const Field = memo(function Field({ part: outer, field, value }: Props) {
  const { picturedChoices = {} } = useSession().tools.editor;
  const part = innerPart(outer);
  const props = { field, value, isOptional: part !== outer };
  const kind = kindOf(part) ?? '';
  if (part instanceof z.ZodLiteral) return null;
  if (!fits(part, value)) return <InvalidValue {...props} part={part} />;
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
  if (part instanceof z.ZodString) return <TextField {...props} part={part} />;
  throw new Error(`The form has no control for ${part._zod.def.type}.`);
});
