import { useMemo } from 'react';
import type * as z from 'zod';
import { styled } from 'styled-components';
import { theme } from '../../../../src/editor/site/look';
import { metadataOf, type Part } from '../../../../src/editor/site/model';
import { referencedTitle } from '../session/references';
import { fixedEntries, limitsOf, partsAt } from '../writing/blank';
import { identityOf } from '../writing/identity';
import { isList } from '../writing/json';
import { entryName } from '../writing/names';
import { within } from '../writing/path';
import { Button } from './button';
import { listActions, partOfEntry } from './list-actions';
import { ListEntry } from './list-entry';
import { Group, Note, Row } from './parts';
import { fieldAttribute } from './reveal';
import { useSession } from './session-context';
import { type FieldProps, useField } from './use-field';

/** A list, whose entries are added, duplicated, moved and removed with buttons, keys or by dragging. */
export function ListField(props: FieldProps & { readonly part: z.ZodArray | z.ZodTuple }) {
  const { part, field, value } = props;
  const session = useSession();
  const { title, hints } = useField(props);
  const act = useMemo(() => listActions(session, part, field), [session, part, field]);
  const { maxItems = Infinity } = useMemo(() => limitsOf(part), [part]);
  const list = isList(value) ? value : [];
  const fixed = fixedEntries(part);
  return (
    <Group {...{ [fieldAttribute]: field }} tabIndex={-1}>
      <legend>
        {title} <Note>({list.length})</Note>
      </legend>
      {hints}
      <Entries>
        {list.map((entry, index) => {
          const kind = partOfEntry(part, index, entry);
          return (
            <ListEntry
              key={identityOf(entry, index)}
              part={kind}
              field={within(field, index)}
              value={entry}
              name={
                referencedTitle(session.state, kind, entry) ?? (entryName(kind, entry) || title)
              }
              index={index}
              count={list.length}
              fixed={fixed}
              act={act}
            />
          );
        })}
      </Entries>
      {list.length < maxItems && (
        <AddEntry kinds={partsAt(part, Math.max(list.length, fixed))} onAdd={act.add} />
      )}
    </Group>
  );
}

type AddProps = {
  /** The kinds that may be appended. */
  readonly kinds: readonly Part[];
  readonly onAdd: (kind: Part) => void;
};

/** Adds an entry to a list: a button, or, where there are several kinds, a disclosure that explains them. */
function AddEntry({ kinds, onAdd }: AddProps) {
  const [first, ...others] = kinds;
  if (!first) return null;
  if (others.length === 0) {
    return (
      <Row>
        <Button data-add onClick={() => onAdd(first)}>
          Add: {metadataOf(first).title ?? 'entry'}
        </Button>
      </Row>
    );
  }
  return (
    <Kinds>
      <summary>Add a section</summary>
      <div>
        {kinds.map((kind) => {
          const { title = '', description } = metadataOf(kind);
          return (
            <Button
              key={title}
              onClick={({ currentTarget }) => {
                currentTarget.closest('details')?.removeAttribute('open');
                onAdd(kind);
              }}
            >
              {title}
              <Note>{description}</Note>
            </Button>
          );
        })}
      </div>
    </Kinds>
  );
}

const Entries = styled.ol`
  display: grid;
  gap: ${theme.space.s};
  margin-bottom: ${theme.space.m};
`;

const Kinds = styled.details`
  margin-bottom: ${theme.space.l};

  > summary {
    padding: ${theme.space.s} ${theme.space.m};
    border: 1px dashed ${theme.color.border};
    border-radius: ${theme.radius};
    font-weight: 600;
  }

  > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
    gap: ${theme.space.s};
    padding-top: ${theme.space.s};
  }

  button {
    text-align: start;
  }

  ${Note} {
    display: block;
  }
`;
