import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { Problem } from '../../content-model/validation/problem';
import { theme } from '../../theme/theme';
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
  const errors = told.filter(({ severity }) => severity === 'error');
  const warnings = told.filter(({ severity }) => severity === 'warning');
  if (told.length === 0) return null;
  return (
    <>
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

function Places({ problems }: { readonly problems: readonly Problem[] }) {
  const session = useSession();
  const { values } = useEditor(selectState);
  return (
    <ul>
      {problems.map((problem) => {
        const file = problem.file.replace('content/', '');
        const place =
          problem.field === '' ? '' : ` › ${fieldTitle(file, values[file], problem.field)}`;
        return (
          <li key={problemKey(problem)}>
            <Button
              data-link
              onClick={() => {
                session.update({ file });
                if (problem.field !== '') reveal(problem.field);
              }}
            >
              {fileName(file, values[file])}
              {place}
            </Button>{' '}
            {problem.message}
          </li>
        );
      })}
    </ul>
  );
}

const Box = styled.section`
  margin-bottom: ${theme.space.xl};
  padding: ${theme.space.l};
  border: 2px solid ${theme.color.error};
  border-radius: ${theme.radius};

  h3 {
    margin: 0 0 ${theme.space.s};
  }

  ul {
    margin: 0;
    padding-inline-start: ${theme.space.l};
  }
`;

const Warnings = styled.details`
  margin-bottom: ${theme.space.xl};

  > summary {
    min-height: 44px;
    padding-block: ${theme.space.s};
    cursor: pointer;
  }

  ul {
    margin: 0;
    padding-inline-start: ${theme.space.l};
  }
`;
