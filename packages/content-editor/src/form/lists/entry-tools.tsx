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

type Props = ListPosition & { readonly canDuplicate: boolean };

/** The buttons that move, duplicate and remove an entry. */
export function EntryTools({ field, name, index, count, fixed, act, canDuplicate }: Props) {
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
    <Tools>
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
      {canDuplicate && tool('copy', 'Duplicate', () => act.duplicate(index))}
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

  /* on a phone, a row of its own above the name or below the field */
  @media (max-width: 40rem) {
    &,
    &:has(+ details) {
      position: static;
      grid-column: 1 / -1;
      justify-self: end;
    }
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
