import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { shownMistakes } from '../../session/problems/shown-problems';
import { theme } from '../ui/theme';
import { useSessionState } from '../session-context';

type Props = {
  readonly heading: string;
  readonly fields: readonly string[];
  readonly children: ReactNode;
};

/** Fields that are seldom changed, closed until one of them has a mistake. */
export function FoldedFields({ heading, fields, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const isWrong = useSessionState((state) =>
    shownMistakes(state).some(
      (problem) =>
        problem.file === state.file && fields.some((field) => problem.field.startsWith(field)),
    ),
  );
  useEffect(() => {
    // once the mistake is mended, the fields stay open: somebody is typing there
    if (isWrong && details.current) details.current.open = true;
  }, [isWrong]);
  return (
    <Folded ref={details}>
      <summary>{heading}</summary>
      {children}
    </Folded>
  );
}

const Folded = styled.details`
  margin-bottom: ${theme.space.l};

  > summary {
    padding-block: ${theme.space.s};
    color: ${theme.color.textMuted};
    font-weight: 600;
  }
`;
