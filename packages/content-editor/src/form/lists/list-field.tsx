import { useMemo } from 'react';
import type * as z from 'zod';
import { styled } from 'styled-components';
import { metadataOf } from 'content-check/field-metadata';
import { picturedChoices } from '../../facts';
import { formatOrIdOf, type Part } from '../../writing/schema';
import { limitsOf } from '../../writing/limits';
import {
  entryKinds,
  fixedEntries,
  isSectionList,
  kindName,
  partAtIndex,
} from '../../writing/list-parts';
import { identityOf } from '../../writing/identity';
import { isList } from '../../writing/json';
import { parsePath, childField } from '../../writing/path';
import { theme } from '../ui/theme';
import { Button } from '../ui/button';
import { additionStyle, Group, Note, Row } from '../ui/form-style';
import { fieldAttribute } from '../go-to-field';
import { useSession } from '../session-context';
import { type FieldProps, useField } from '../controls/use-field';
import { ListEntry } from './list-entry';
import { listActions, partOfEntry } from './list-actions';

/** A list, whose entries are added, duplicated, moved and removed with buttons, keys or by dragging. */
export function ListField(props: FieldProps & { readonly part: z.ZodArray | z.ZodTuple }) {
  const { part, field, value } = props;
  const session = useSession();
  const { title, hints } = useField(props);
  const act = useMemo(() => listActions(session, part, field), [session, part, field]);
  const { maxItems = Infinity } = useMemo(() => limitsOf(part), [part]);
  const list = isList(value) ? value : [];
  const fixed = fixedEntries(part);
  const end = Math.max(list.length, fixed);
  const kinds = entryKinds(part, end);
  const isTopLevel = parsePath(field).length === 1;
  return (
    <Group {...{ [fieldAttribute]: field }} tabIndex={-1}>
      <legend>
        {title} <Note>({list.length})</Note>
      </legend>
      {hints}
      <Entries>
        {list.map((entry, index) => (
          <ListEntry
            key={identityOf(entry, index)}
            part={partOfEntry(part, index, entry)}
            field={childField(field, index)}
            value={entry}
            listTitle={title}
            index={index}
            count={list.length}
            fixed={fixed}
            act={act}
            isTopLevel={isTopLevel}
            isSection={isTopLevel && isSectionList(part)}
          />
        ))}
      </Entries>
      {list.length < maxItems && (
        <AddEntry part={partAtIndex(part, end)} kinds={kinds} onAdd={act.add} />
      )}
    </Group>
  );
}

type AddProps = {
  /** What the kinds have in common. */
  readonly part: Part | undefined;
  /** The kinds that may be appended. */
  readonly kinds: readonly Part[];
  readonly onAdd: (kind: Part) => void;
};

/** Adds an entry to a list: a button, or, for several kinds, a disclosure that explains them. */
function AddEntry({ part, kinds, onAdd }: AddProps) {
  const { store } = useSession();
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
  const { title = 'Entry' } = metadataOf(part);
  const id = part && formatOrIdOf(part);
  const look = id === undefined ? undefined : picturedChoices[id];
  return (
    <Kinds>
      <summary>Add {withArticle(title.toLowerCase())}</summary>
      <div>
        {kinds.map((kind) => {
          const { title: name = '', description } = metadataOf(kind);
          const value = kindName(part, kind);
          return (
            <Button
              key={name}
              onClick={({ currentTarget }) => {
                currentTarget.closest('details')?.removeAttribute('open');
                onAdd(kind);
              }}
            >
              {look && (
                <img src={store.pictures.choiceUrl(id ?? '', value)} alt="" loading="lazy" />
              )}
              {name}
              <Note>{description}</Note>
            </Button>
          );
        })}
      </div>
    </Kinds>
  );
}

function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

const Entries = styled.ol`
  display: grid;
  gap: ${theme.space.s};
  margin-bottom: ${theme.space.m};
`;

const Kinds = styled.details`
  margin-bottom: ${theme.space.l};

  > summary {
    ${additionStyle}
    padding: ${theme.space.s} ${theme.space.m};
    font-weight: 600;
  }

  > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr));
    gap: ${theme.space.s};
    padding-top: ${theme.space.s};
  }

  button {
    display: flex;
    flex-direction: column;
    align-items: start;
    text-align: start;
  }

  img {
    width: 100%;
    aspect-ratio: 5 / 2;
    margin-bottom: ${theme.space.s};
  }
`;
