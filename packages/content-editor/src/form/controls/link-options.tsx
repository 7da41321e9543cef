import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { chosenStyle, Note } from '../ui/form-style';
import { theme } from '../ui/theme';

/** Something that a link can lead to. */
export type LinkOption = {
  readonly words: string;
  /** Its address. */
  readonly note: string;
  /** Chooses it. */
  readonly run: () => void;
};

type Props = {
  readonly id: string;
  readonly list: RefObject<HTMLDivElement | null>;
  readonly label: string | undefined;
  readonly options: readonly LinkOption[];
  /** The index of the one that Enter chooses; -1 if none. */
  readonly active: number;
};

/** What a link can lead to. The focus, and so the keys, stay in its input. */
export function LinkOptions({ id, list, label, options, active }: Props) {
  return (
    <List id={id} ref={list} role="listbox" aria-label={label}>
      {options.map(({ words, note, run }, index) => (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the input
        <div
          key={note}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={run}
        >
          {words} <Note>{note}</Note>
        </div>
      ))}
    </List>
  );
}

/** The id of an option, for `aria-activedescendant`. */
export const optionId = (id: string, index: number) => `${id}-${index}`;

/** The list is in the flow of the form: in front of it, it would cover the button that is pressed next. */
const List = styled.div`
  overflow: auto;
  max-height: 15rem;
  border: 1px solid ${theme.color.border};
  border-top: 0;
  background: ${theme.color.surface};

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space.m};
    align-items: center;
    justify-content: space-between;
    min-height: 44px;
    padding: ${theme.space.xs} ${theme.space.m};
    cursor: pointer;
  }

  > :hover,
  [aria-selected='true'] {
    ${chosenStyle}
  }
`;
