import { useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../ui/theme';
import { Button } from '../ui/button';
import { Icon, type IconName } from '../ui/icon';
import { type ListActions, toolOfEntry } from './list-actions';

/** An entry's position in its list, and the list's actions. */
export type ListPosition = {
  readonly field: string;
  readonly name: string;
  readonly index: number;
  readonly count: number;
  /** How many entries at the start of the list can't be moved. */
  readonly fixed: number;
  readonly act: ListActions;
};

/** MIME type of a dragged entry; the data is its field. */
export const dragType = 'application/x-entry';

type Props = ListPosition & {
  /** Whether it is a group of fields: it can be duplicated, and has its tools on the line of its name. */
  readonly isGroup: boolean;
};

/** The buttons that move, duplicate and remove an entry; on a phone, another one shows those of a group. */
export function EntryTools({ field, name, index, count, fixed, act, isGroup }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (index < fixed) return null;
  const isFirst = index === fixed;
  const isLast = index === count - 1;
  // the focus follows the entry; at either end of the list it moves to the button that is still enabled
  const move = (to: number, onward: IconName, back: IconName, end: number) => () =>
    act.move(index, to, toolOfEntry(to === end ? back : onward));
  /** @param run undefined disables the button */
  const tool = (icon: IconName, label: string, run?: () => void, shortcut?: string) => (
    <Button
      data-quiet
      data-tool={icon}
      aria-label={`${label}: ${name}`}
      aria-keyshortcuts={shortcut}
      aria-disabled={run === undefined}
      onClick={run}
    >
      {/* as the button's own title it would be announced twice */}
      <Tip title={label}>
        <Icon name={icon} />
      </Tip>
    </Button>
  );
  const up = isFirst ? undefined : move(index - 1, 'up', 'down', fixed);
  const down = isLast ? undefined : move(index + 1, 'down', 'up', count - 1);
  return (
    <Tools
      data-open={isOpen || undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        // while an entry moves, nothing has the focus
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      {isGroup && (
        <More
          data-quiet
          data-tool="more"
          aria-label={`Actions: ${name}`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="more" />
        </More>
      )}
      <Handle
        aria-hidden
        draggable
        title="Drag to move"
        onDragStart={({ dataTransfer, currentTarget }) => {
          dataTransfer.effectAllowed = 'move';
          dataTransfer.setData(dragType, field);
          currentTarget.closest('li')?.setAttribute('data-dragged', '');
        }}
        onDragEnd={({ currentTarget }) =>
          currentTarget.closest('li')?.removeAttribute('data-dragged')
        }
      >
        <Icon name="grip" />
      </Handle>
      {tool('up', 'Move up', up, 'Alt+ArrowUp')}
      {tool('down', 'Move down', down, 'Alt+ArrowDown')}
      {isGroup && tool('copy', 'Duplicate', () => act.duplicate(index))}
      {tool('remove', 'Remove', () => act.remove(index))}
    </Tools>
  );
}

const Tools = styled.div`
  display: flex;

  button {
    padding: 0;
  }

  /* in the corner of a group, on the line of its name */
  &:has(+ details) {
    position: absolute;
    top: 4px;
    right: 4px;
  }

  @media (max-width: 40rem) {
    /* over the name, as long as they are shown */
    &:has(+ details) {
      background: ${theme.color.surface};
    }

    &:has(+ details):not([data-open]) > :not([data-tool='more']) {
      display: none;
    }

    /* in a row of their own below the field */
    &:not(:has(+ details)) {
      grid-column: 1 / -1;
      justify-self: end;
    }
  }
`;

const More = styled(Button)`
  display: none;

  /* the others come before it, so that a second press of the same place hides them */
  @media (max-width: 40rem) {
    display: grid;
    order: 1;
    place-items: center;
    min-width: 44px;
  }
`;

const Tip = styled.span`
  display: grid;
  place-items: center;
  min-width: 2.5rem;
  min-height: 42px;

  @media (hover: none) {
    min-width: 42px;
  }
`;

const Handle = styled.span`
  display: grid;
  place-items: center;
  min-width: 1.75rem;
  color: ${theme.color.textMuted};
  cursor: grab;

  @media (hover: none) {
    display: none;
  }
`;
