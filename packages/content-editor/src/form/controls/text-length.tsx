import { useMemo } from 'react';
import { styled } from 'styled-components';
import { limitsOf } from '../../writing/limits';
import { type Part, traitsOf } from '../../writing/schema';
import { theme } from '../ui/theme';
import { Note } from '../ui/form-style';

type Props = {
  /** For the description of the control. */
  readonly id: string;
  readonly part: Part;
  readonly text: string;
};

/** How long a text is, and how long it may be, or is best. */
export function TextLength({ id, part, text }: Props) {
  const { maxLength } = useMemo(() => limitsOf(part), [part]);
  const { bestLength: best } = traitsOf(part);
  if (maxLength === undefined) return null;
  return (
    <Count id={id} data-over={text.length > maxLength || undefined}>
      {best
        ? `Length ${text.length}, best ${best.least} to ${best.most}`
        : `${text.length} of ${maxLength} characters`}
    </Count>
  );
}

const Count = styled(Note)`
  &[data-over] {
    color: ${theme.color.error};
    font-weight: 700;
  }
`;
