import { styled } from 'styled-components';
import type { PastChange } from '../../session/history/past-changes';
import { Button } from '../ui/button';
import { Note } from '../ui/form-style';
import { theme } from '../ui/theme';

type Props = Pick<PastChange, 'sentence' | 'standing'> & {
  /** More about what became of it; empty if there is nothing to say. */
  readonly note?: string;
  readonly onTakeBack: () => void;
};

/** One change of the past, what became of it, and a button that takes it back. */
export function PastChangeItem({ sentence, standing, note = '', onTakeBack }: Props) {
  const label = labels[standing];
  return (
    <Item>
      <div>
        {sentence}
        {note !== '' && <Note as="p">{note}</Note>}
      </div>
      {label !== '' && (
        // the button stays after it was pressed, since it has the focus
        <Button
          data-link
          aria-label={`${label}: ${sentence}`}
          aria-disabled={standing === 'back'}
          onClick={standing === 'back' ? undefined : onTakeBack}
        >
          {label}
        </Button>
      )}
    </Item>
  );
}

const labels: Readonly<Record<PastChange['standing'], string>> = {
  made: 'Take back',
  changed: 'Take back anyway',
  back: 'Taken back',
  gone: '',
};

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.l};
  align-items: baseline;
  justify-content: space-between;

  > div {
    flex: 1 1 20rem;
  }

  > button {
    flex: none;
  }
`;

/** The changes of a publication in one file. */
export const PastChangeList = styled.ul`
  display: grid;
  gap: ${theme.space.s};
  margin: ${theme.space.s} 0;
`;
