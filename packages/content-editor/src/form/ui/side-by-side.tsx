import { styled } from 'styled-components';
import { theme } from './theme';

/** A version of a text: whose it is, and where it differs from the other. */
export type Side = { readonly name: string; readonly text: string; readonly differing: Range };

type Range = { readonly from: number; readonly to: number };

/** Two versions of a text side by side, as far as there is room. */
export function SideBySide({ sides }: { readonly sides: readonly Side[] }) {
  return (
    <List>
      {sides.map(({ name, text, differing: { from, to } }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {text.slice(0, from)}
            {to > from && <mark>{text.slice(from, to)}</mark>}
            {text.slice(to)}
          </dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: ${theme.space.s} ${theme.space.l};
  margin: ${theme.space.xs} 0;

  dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.small};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  mark {
    border-bottom: 2px solid ${theme.color.accent};
    background: none;
    color: inherit;
    font-weight: 600;
  }
`;
