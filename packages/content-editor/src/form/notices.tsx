import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Problem } from 'content-check/problem';
import { worded } from 'content-check/messages/messages';
import { listedProblems, shownMistakes } from '../session/problems/shown-problems';
import { titleInForm } from '../session/titles/titles';
import { targetsToUnlink } from '../session/references/remove-dead-links';
import { isSame } from '../writing/json';
import { Button } from './ui/button';
import { Help, ReservedSpace } from './ui/form-style';
import { theme } from './ui/theme';
import { NewMistake } from './live-regions';
import { Notice } from './ui/notice';
import { PlaceList } from './place-list';
import { useSessionState, useSession } from './session-context';

/** Id of the error summary, which takes the focus when they keep changes from being sent. */
export const mistakesId = 'mistakes';

/** The errors of all files and the advice on the open one, with links to the fields. */
export function Mistakes() {
  const open = useSessionState(({ file }) => file);
  const { messages } = useSession();
  const inWords = (problem: Problem) => worded(problem, messages);
  const listed = useSessionState(listedProblems);
  const errors = listed.filter(({ severity }) => severity === 'error');
  const warnings = listed.filter(({ severity, file }) => severity === 'warning' && file === open);
  return (
    <>
      <NewMistake />
      {errors.length > 0 && (
        <UntilLeft>
          <Notice
            id={mistakesId}
            heading={`${errors.length === 1 ? 'One mistake' : `${errors.length} mistakes`} to fix`}
            isProblem
          >
            <PlaceList places={errors.map(inWords)} />
            <RemoveLinks />
          </Notice>
        </UntilLeft>
      )}
      {warnings.length > 0 && (
        <Warnings key={open}>
          <summary>Advice: {warnings.length}</summary>
          <PlaceList places={warnings.map(inWords)} />
        </Warnings>
      )}
    </>
  );
}

/** Offers to remove all links to what was deleted, while some of them are mistakes. */
function RemoveLinks() {
  const session = useSession();
  const names = useSessionState(
    (state) => targetsToUnlink(state).map((file) => `“${titleInForm(state, file)}”`),
    isSame,
  );
  if (names.length === 0) return null;
  return (
    <>
      <Help>There is no {names.join(', ')} any more, but links lead there.</Help>
      <Button onClick={() => session.dispatch({ type: 'links removed' })}>
        Remove these links
      </Button>
    </>
  );
}

/** The list keeps its place until the field is left in which the last mistake was mended. */
function UntilLeft({ children }: { readonly children: ReactNode }) {
  const isMended = useSessionState((state) => shownMistakes(state).length === 0);
  return <ReservedSpace data-mended={isMended || undefined}>{children}</ReservedSpace>;
}

const Warnings = styled.details`
  margin-bottom: ${theme.space.m};

  > summary {
    padding-block: ${theme.space.s};
    font-size: ${theme.size.small};
  }
`;
