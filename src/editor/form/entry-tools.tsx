import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme';
import { Button } from './parts';
import type { ListActions } from './list-actions';
import { ToolIcon, type ToolName } from './tool-icon';

type Props = {
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly fixed: number;
  readonly act: ListActions;
  readonly draggedRef: RefObject<number | undefined>;
  readonly canDuplicate: boolean;
};

/** Moves, duplicates and takes away one entry of a list. */
export function EntryTools({ name, index, count, fixed, act, draggedRef, canDuplicate }: Props) {
  const isFixed = index < fixed;
  const tools: readonly Tool[] = [
    {
      tool: 'up',
      label: 'Move up',
      can: !isFixed && index > fixed,
      run: () => act.move(index, index - 1, index - 1 > fixed ? tool('up') : tool('down')),
    },
    {
      tool: 'down',
      label: 'Move down',
      can: !isFixed && index < count - 1,
      run: () => act.move(index, index + 1, index + 2 < count ? tool('down') : tool('up')),
    },
    {
      tool: 'copy',
      label: 'Duplicate',
      can: canDuplicate && !isFixed,
      run: () => act.duplicate(index),
    },
    {
      tool: 'remove',
      label: 'Take away',
      can: !isFixed,
      run: () => act.remove(index),
    },
  ];
  if (isFixed) return null;
  return (
    <Tools>
      <Handle
        aria-hidden
        draggable
        title="Drag to another place"
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          draggedRef.current = index;
        }}
        onDragEnd={() => {
          draggedRef.current = undefined;
        }}
      >
        <ToolIcon name="grip" />
      </Handle>
      {tools
        .filter((each) => each.tool !== 'copy' || each.can)
        .map((each) => (
          <Button
            key={each.tool}
            data-quiet
            data-tool={each.tool}
            aria-label={`${each.label}: ${name}`}
            aria-keyshortcuts={shortcuts[each.tool]}
            aria-disabled={!each.can}
            onClick={() => {
              if (each.can) each.run();
            }}
          >
            {/* as a title of the button it would be said a second time */}
            <Tip title={each.label}>
              <ToolIcon name={each.tool} />
            </Tip>
          </Button>
        ))}
    </Tools>
  );
}

const shortcuts: Partial<Record<ToolName, string>> = {
  up: 'Alt+ArrowUp',
  down: 'Alt+ArrowDown',
};

type Tool = {
  readonly tool: ToolName;
  readonly label: string;
  readonly can: boolean;
  readonly run: () => void;
};

/** Of the entry itself: lists inside of it have such buttons, too. */
const tool = (name: ToolName) => `:scope > * > [data-tool=${name}]`;

const Tools = styled.div`
  display: flex;

  button {
    padding: 0;
  }

  /* in the corner of a group, over its name's line */
  &:has(+ details) {
    position: absolute;
    top: 4px;
    right: 4px;
  }

  /* above a name, or below a field, either of which takes the whole width of a phone */
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
