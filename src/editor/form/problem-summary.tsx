import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import type { Problem } from '../../content-model/validation/problem';
import { theme } from '../../theme/theme';
import { visuallyHidden } from '../../theme/visually-hidden';
import { toldProblems } from '../store/save';
import { problemKey, type State } from '../store/state';
import { fieldTitle, fileName } from '../writing/names';
import { Button } from './parts';
import { reveal } from './reveal';
import { useEditor, useSession } from './session-context';

const selectState = (state: State) => state;

/** Where the focus goes when a save is refused. */
export const summaryId = 'mistakes';

/** Every mistake that is told, in all files, each with the way to its field. */
export function ProblemSummary() {
  const state = useEditor(selectState);
  const { problems, touched, known } = state;
  // typing changes the state at every key, and its problems only now and then
  const told = useMemo(
    () => toldProblems({ problems, touched, known }),
    [problems, touched, known],
  );
  const errors = useMemo(() => told.filter(({ severity }) => severity === 'error'), [told]);
  const warnings = told.filter(({ severity }) => severity === 'warning');
  const news = useNewMistake(errors);
  return (
    <>
      <News aria-live="polite" ref={news} />
      {errors.length > 0 && (
        <Box id={summaryId} tabIndex={-1} aria-labelledby={`${summaryId}-heading`}>
          <h3 id={`${summaryId}-heading`}>
            To mend before saving: {errors.length === 1 ? 'one mistake' : errors.length}
          </h3>
          <Places problems={errors} />
        </Box>
      )}
      {warnings.length > 0 && (
        <Warnings>
          <summary>Worth a look: {warnings.length}</summary>
          <Places problems={warnings} />
        </Warnings>
      )}
    </>
  );
}

/**
 * Tells of a mistake that has appeared where the focus is not (WCAG 4.1.3), in the element of the ref:
 * at a field that was left. Those of a save that was refused are in the summary, which has the focus.
 */
function useNewMistake(errors: readonly Problem[]): RefObject<HTMLParagraphElement | null> {
  const place = useRef<HTMLParagraphElement>(null);
  const before = useRef(errors);
  const session = useSession();
  useEffect(() => {
    const known = new Set(before.current.map(problemKey));
    const { state } = session;
    const fresh = errors.find(
      (each) => !known.has(problemKey(each)) && !state.touched.has(each.file),
    );
    before.current = errors;
    if (!place.current) return;
    if (fresh) place.current.textContent = `${placeOf(state, fresh)}: ${fresh.message}`;
    // the same mistake may be made again
    else if (errors.length === 0) place.current.textContent = '';
  }, [errors, session]);
  return place;
}

/** How an editor calls the field of a problem: "Contact › Phone number". */
function placeOf({ values }: State, problem: Problem): string {
  const file = problem.file.replace('content/', '');
  const name = fileName(file, values[file]);
  return problem.field === '' ? name : `${name} › ${fieldTitle(file, values[file], problem.field)}`;
}

function Places({ problems }: { readonly problems: readonly Problem[] }) {
  const session = useSession();
  const state = useEditor(selectState);
  return (
    <List>
      {problems.map((problem) => {
        return (
          <li key={problemKey(problem)}>
            <Button
              data-link
              onClick={() => {
                session.update({ file: problem.file.replace('content/', '') });
                if (problem.field !== '') reveal(problem.field);
              }}
            >
              {placeOf(state, problem)}
            </Button>
            <br />
            {problem.message}
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space.m};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const News = styled.p`
  position: absolute;
  ${visuallyHidden}
`;

const Box = styled.section`
  margin-bottom: ${theme.space.xl};
  padding: ${theme.space.l};
  border: 2px solid ${theme.color.error};
  border-radius: ${theme.radius};

  h3 {
    margin: 0 0 ${theme.space.s};
  }
`;

const Warnings = styled.details`
  margin-bottom: ${theme.space.xl};

  > summary {
    min-height: 44px;
    padding-block: ${theme.space.s};
    cursor: pointer;
  }
`;
