import { type ReactNode, useCallback, useId } from 'react';
import * as z from 'zod';
import { metadataOf } from '../../content-model/field-metadata';
import type { Problem } from '../../content-model/validation/problem';
import { toldProblems } from '../store/save';
import type { State } from '../store/state';
import type { Json } from '../writing/json';
import type { Part } from '../writing/names';
import { afterPress } from './after-press';
import { fieldAttribute } from './reveal';
import { Fault, Help } from './parts';
import { useEditor, useSession } from './session-context';

/** What every control of the form is given. */
export type FieldProps = {
  /** Its part of the schema, without the wrapper that makes it optional. */
  readonly part: Part;
  /** Its place in the file, as the check names it. */
  readonly field: string;
  readonly value: Json | undefined;
  readonly isOptional: boolean;
};

const told = new WeakMap<State, readonly Problem[]>();

/** What is told of a field of the open file, a line each, with the severity before it. */
function messagesAt(state: State, field: string): string {
  const problems = told.get(state) ?? toldProblems(state);
  told.set(state, problems);
  return problems
    .filter((each) => each.field === field && each.file === `content/${state.file}`)
    .map(({ severity, message }) => `${severity} ${message}`)
    .join('\n');
}

/** The names, help and mistakes of a field, tied to its control. */
export function useField({ part, field, value, isOptional }: FieldProps) {
  const id = useId();
  const session = useSession();
  const messages = useEditor(useCallback((state: State) => messagesAt(state, field), [field]));
  const { title = field, description = '', examples = [] } = metadataOf(part);
  const example = examples.find((each) => typeof each === 'string' && each !== '');
  const isText = part instanceof z.ZodString && typeof example === 'string';
  const lines = messages.split('\n').filter((line) => line !== '');
  const isInvalid = lines.some((line) => line.startsWith('error '));
  const isChoice = !isText || value === '';
  const help: ReactNode = (
    <Help id={`${id}-help`}>
      {description.replace(/^Optional\. /, '')}
      {isText && (
        <>
          {' '}
          For example: <q>{example}</q>
        </>
      )}
    </Help>
  );
  const faults: ReactNode = (
    <div id={`${id}-faults`}>
      {lines.map((line) => {
        const [severity = '', ...words] = line.split(' ');
        return (
          <Fault key={line} data-severity={severity}>
            {severity === 'error' ? 'To mend: ' : 'Worth a look: '}
            {isChoice && value === '' && part instanceof z.ZodEnum
              ? 'Choose one.'
              : words.join(' ')}
          </Fault>
        );
      })}
    </div>
  );
  return {
    id,
    title,
    note: isOptional ? ' (may be left out)' : '',
    help,
    faults,
    touch: useCallback(() => afterPress(() => session.touch(field)), [session, field]),
    control: {
      id,
      'aria-describedby': `${id}-faults ${id}-help`,
      'aria-invalid': isInvalid || undefined,
      [fieldAttribute]: field,
    },
  };
}
