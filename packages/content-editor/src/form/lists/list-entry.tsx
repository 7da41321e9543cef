import { memo } from 'react';
import * as z from 'zod';
import { styled } from 'styled-components';
import { metadataOf } from 'content-check/field-metadata';
import type { Part } from '../../writing/schema';
import { referencedTitle } from '../../session/titles/titles';
import { isObject, type Json } from '../../writing/json';
import { titleOfEntry } from '../../writing/titles';
import { placeInList } from '../../writing/path';
import { theme } from '../ui/theme';
import { visuallyHidden } from '../../look';
import { Help, LabelRow } from '../ui/form-style';
import { Fields } from '../controls/object-field';
import { fieldAttribute } from '../go-to-field';
import { NestedField } from '../controls/nested-field';
import { useSessionState } from '../session-context';
import { dragType, EntryTools, type ListPosition } from './entry-tools';
import { landingStyle, markLanding } from './landing';
import { firstControl, toolOfEntry } from './list-actions';

type Props = Omit<ListPosition, 'name'> & {
  /** The list's title, for an entry without words of its own. */
  readonly listTitle: string;
  /** Whether the list is a field of the file, not of a group in it. Such entries start closed. */
  readonly isTopLevel: boolean;
  /** Whether it is a section of the file's page, which the preview scrolls to. */
  readonly isSection: boolean;
  readonly part: Part;
  readonly value: Json;
};

/** One entry of a list: a field, or a disclosure with a group of fields. */
export const ListEntry = memo(function ListEntry(props: Props) {
  const { part, field, value, listTitle, index, fixed, act, isTopLevel, isSection } = props;
  const referenced = useSessionState((state) => referencedTitle(state, part, value));
  const name = referenced ?? (titleOfEntry(part, value) || listTitle);
  const isGroup = part instanceof z.ZodObject && isObject(value);
  const tools = <EntryTools {...props} name={name} isGroup={isGroup} />;
  return (
    <Entry
      {...{ [fieldAttribute]: field }}
      onKeyDown={(event) => {
        const { altKey, key, target, currentTarget } = event;
        const to = altKey ? index + (steps[key] ?? 0) : index;
        const isOwn = target instanceof Element && target.closest('li') === currentTarget;
        if (to === index || !isOwn) return;
        event.preventDefault();
        // leaving the text tidies what is at its index: after the move, that is another one
        if (!isGroup && target instanceof HTMLElement) target.blur();
        act.move(index, to, isGroup ? ':scope > details > summary' : firstControl);
      }}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(dragType)) return;
        event.preventDefault();
        if (index >= fixed) markLanding(event.currentTarget);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isInside) currentTarget.removeAttribute('data-landing');
      }}
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes(dragType)) return;
        event.currentTarget.removeAttribute('data-landing');
        // otherwise some browsers open what was dropped
        event.preventDefault();
        const from = placeInList(event.dataTransfer.getData(dragType));
        if (from && from.list === placeInList(field)?.list)
          act.move(from.index, index, toolOfEntry());
      }}
    >
      {/* before the group, as on screen: the fields of an open group follow (WCAG 2.4.3) */}
      {isGroup && tools}
      {isGroup ? (
        <details open={!isTopLevel} data-section={isSection ? index : undefined}>
          <summary>{name}</summary>
          <div data-body>
            <Help data-hint>{metadataOf(part).description}</Help>
            <Fields part={part} field={field} value={value} />
          </div>
        </details>
      ) : (
        <div data-body>
          <NestedField part={part} field={field} value={value} />
        </div>
      )}
      {!isGroup && tools}
    </Entry>
  );
});

/** Alt and an arrow key move an entry, as they move lines in text editors. */
const steps: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

const Entry = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${theme.space.xs};
  align-items: start;

  &:has(> details) {
    border: 1px solid ${theme.color.borderSubtle};
    border-radius: ${theme.radius};
    background: ${theme.color.surface};
  }

  ${landingStyle}

  > details {
    grid-column: 1 / -1;
    min-width: 0;
  }

  &:has(> details[data-seen]) {
    border-color: ${theme.color.action};
    box-shadow: 0 0 0 2px ${theme.color.action};
  }

  > details > summary {
    min-height: 3.25rem;
    padding: ${theme.space.m} 12.5rem ${theme.space.m} ${theme.space.l};
    font-weight: 600;
  }

  /* a fixed entry has no buttons beside or above its name */
  > details:first-child > summary {
    padding-inline-end: ${theme.space.l};
  }

  > details > [data-body] {
    padding: 0 ${theme.space.l} ${theme.space.xs};

    > ${Help} {
      margin: 0 0 ${theme.space.l};
    }
  }

  /* the list's legend is the visible label of its text fields; a text that is too long shows its length */
  > [data-body] > div {
    margin: 0;

    > ${LabelRow}:not(:has([data-over])) {
      position: absolute;
      ${visuallyHidden}
    }

    > ${Help} {
      display: none;
    }
  }

  @media (max-width: 40rem) {
    > details:not(:first-child) > summary {
      padding-inline-end: 3.5rem;
    }

    /* one line; the whole name is there once it is open */
    > details:not([open]) > summary {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;
