import { styled } from 'styled-components';
import { theme } from '../site/look';
import { metadataOf, type Part } from '../site/model';
import { Button } from './button';
import { Note, Row } from './parts';

type Props = {
  /** The kinds that may be appended. */
  readonly kinds: readonly Part[];
  readonly onAdd: (kind: Part) => void;
};

/** Adds an entry to a list: a button, or, where there are several kinds, a disclosure that explains them. */
export function AddEntry({ kinds, onAdd }: Props) {
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
