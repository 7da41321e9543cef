import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { collectionOf } from 'content-check/collection';
import { titleInForm } from '../../session/derived';
import { editedEntries } from '../../session/to-outside';
import type { State } from '../../session/state';
import { titleOfField, titleOfFile } from '../../writing/titles';
import type { FieldPlace } from '../../writing/path';
import { reveal } from '../reveal';
import { useSession } from '../session-context';
import { theme } from './theme';
import { Button } from './button';
import { Row } from './parts';

type Props = {
  /** For `focusOn`. */
  readonly id: string;
  readonly heading: string;
  readonly isFault?: boolean;
  readonly children: ReactNode;
};

/** A box above the form with something to resolve before saving. */
export function Notice({ id, heading, isFault, children }: Props) {
  return (
    <Box id={id} tabIndex={-1} aria-labelledby={`${id}-heading`} data-fault={isFault}>
      <h3 id={`${id}-heading`}>{heading}</h3>
      {children}
    </Box>
  );
}

type Place = FieldPlace & { readonly message?: string };

type PlaceListProps = {
  readonly places: readonly Place[];
  /** Called before the focus moves to a field. */
  readonly onGo?: () => void;
};

/** A list of fields, each a button that goes there, with an optional message. A picture has no field to go to. */
export function PlaceList({ places, onGo }: PlaceListProps) {
  const session = useSession();
  const { model } = session.tools.editor;
  return (
    <NoticeList>
      {places.map(({ file, field, message = '' }) => (
        <li key={`${file} ${field} ${message}`}>
          {collectionOf(model, file) ? (
            <Button
              data-link
              onClick={() => {
                onGo?.();
                session.dispatch({ type: 'file opened', file });
                if (field !== '') reveal(field);
              }}
            >
              {placeTitle(session.state, { file, field })}
            </Button>
          ) : (
            <strong>{titleOfFile(model, file, undefined)}</strong>
          )}
          {message !== '' && <br />}
          {message}
        </li>
      ))}
    </NoticeList>
  );
}

/** The full name of a field: "Home › Hero: Welcome › Main heading". */
export function placeTitle(state: State, { file, field }: FieldPlace): string {
  const title = titleInForm(state, file);
  const inside = titleOfField(state.editor.model, file, editedEntries(state)[file], field);
  return field === '' ? title : `${title} › ${inside}`;
}

const Box = styled.section`
  margin-bottom: ${theme.space.xl};
  padding: ${theme.space.l};
  border: 2px solid ${theme.color.accent};
  border-radius: ${theme.radius};

  &[data-fault] {
    border-color: ${theme.color.error};
  }

  h3,
  p {
    margin: 0 0 ${theme.space.s};
  }

  ${Row} {
    margin: 0;
  }
`;

/** The entries of a notice, with space between them. */
export const NoticeList = styled.ul`
  display: grid;
  gap: ${theme.space.m};
`;
