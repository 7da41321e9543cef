import { useMemo } from 'react';
import type * as z from 'zod';
import { styled } from 'styled-components';
import { theme } from '../site/look';
import { referencedTitle } from '../store/references';
import { fixedEntries, limitsOf, partsAt } from '../writing/blank';
import { identityOf } from '../writing/identity';
import { isList } from '../writing/json';
import { entryName } from '../writing/names';
import { within } from '../writing/path';
import { AddEntry } from './add-entry';
import { listActions, partOfEntry } from './list-actions';
import { ListEntry } from './list-entry';
import { Group, Note } from './parts';
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

const Entries = styled.ol`
  display: grid;
  gap: ${theme.space.s};
  margin-bottom: ${theme.space.m};
`;
