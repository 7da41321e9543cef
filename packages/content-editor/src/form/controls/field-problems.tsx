import type { Problem } from 'content-check/problem';
import { repairsOf } from 'content-check/repairs';
import { type Messages, messageOf } from 'content-check/messages/messages';
import { draftField } from '../../facts';
import { titleInForm, labelOf } from '../../session/titles/titles';
import { listedProblems, shownProblems } from '../../session/problems/shown-problems';
import type { State } from '../../session/state/state';
import type { Part } from '../../writing/schema';
import { isSame } from '../../writing/json';
import { parsePath, valueAt } from '../../writing/path';
import { withRangeReplaced } from '../../writing/edit';
import { Button } from '../ui/button';
import { ReservedSpace, ProblemText, Row } from '../ui/form-style';
import { goToField } from '../go-to-field';
import { useSessionState, useSession } from '../session-context';

/** What is said about a problem of a field, and the texts that would mend it. */
export type FieldProblem = {
  readonly severity: Problem['severity'];
  readonly text: string;
  readonly repairs: readonly string[];
  /** The part of the text that they replace, if not all of it. */
  readonly within: Problem['within'];
  /** Whether the problem is mended, so that only its space is kept until the field is left. */
  readonly isMended: boolean;
  /** The entry that visitors have to see to mend it. */
  readonly hidden: { readonly file: string; readonly title: string } | undefined;
};

/** What is said about the visible problems of a field of the open file. */
export function useFieldProblems(field: string): readonly FieldProblem[] {
  const { messages } = useSession();
  return useSessionState((state) => problemsOn(state, messages, field), isSame);
}

function problemsOn(state: State, messages: Messages, field: string): readonly FieldProblem[] {
  const isHere = (problem: Problem) => problem.field === field && problem.file === state.file;
  const shown = shownProblems(state).filter(isHere);
  const isMended = shown.length === 0;
  return (isMended ? listedProblems(state).filter(isHere) : shown).map((problem) => ({
    severity: problem.severity,
    text: messageOf(problem, messages),
    repairs: repairsOf(problem, state.model.repairs ?? {}),
    within: problem.within,
    isMended,
    hidden: isMended ? undefined : hiddenEntry(state, problem),
  }));
}

function hiddenEntry(state: State, { params: { hidden: file } }: Problem): FieldProblem['hidden'] {
  return typeof file === 'string' ? { file, title: titleInForm(state, file) } : undefined;
}

type Props = {
  readonly problems: readonly FieldProblem[];
  readonly part: Part;
  readonly field: string;
  /** The field's name in plain words. */
  readonly title: string;
};

/** The problems of a field, with buttons that repair it. */
export function FieldProblems({ problems, part, field, title }: Props) {
  const session = useSession();
  const textAt = (path: string) =>
    valueAt(session.state.editedEntries[session.state.file], parsePath(path));
  const nameOf = (value: string) => labelOf(session.state, part, value);
  const show = ({ file, title: name }: NonNullable<FieldProblem['hidden']>) => {
    session.change(draftField, undefined, { file });
    session.announce(`“${name}” is no draft any more: visitors see it once you publish.`);
    goToField(field);
  };
  return problems.map(({ severity, text, repairs, within, isMended, hidden }) => (
    <ReservedSpace key={`${severity} ${text}`} data-mended={isMended || undefined}>
      <ProblemText data-severity={severity}>
        {severity === 'error' ? 'Mistake: ' : 'Advice: '}
        {text}
      </ProblemText>
      {hidden && (
        <Row>
          <Button onClick={() => show(hidden)}>Make “{hidden.title}” public</Button>
        </Row>
      )}
      {repairs.length > 0 && (
        <Row>
          {repairs.map((value) => (
            <Button
              key={value}
              aria-label={`Use “${nameOf(value)}”: ${title}`}
              onClick={() => {
                session.change(
                  field,
                  within ? withRangeReplaced(textAt(field), within, value) : value,
                );
                goToField(field);
              }}
            >
              Use “{nameOf(value)}”
            </Button>
          ))}
        </Row>
      )}
    </ReservedSpace>
  ));
}
