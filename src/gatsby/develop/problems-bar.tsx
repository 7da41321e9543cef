/* eslint-disable react/jsx-no-literals --
   The bar speaks to whoever edits the content, in development only: no visitor reads these words. */
import { styled } from 'styled-components';
import type { Problem } from '../../content-model/validation/problem';
import { theme } from '../../theme/theme';

/**
 * Every mistake of the content, by file and line, over the foot of the page while it is being
 * worked on; nothing where there is none.
 */
export function ContentBar({ problems }: { readonly problems: readonly Problem[] }) {
  // The region is there before it has something to say: only then do screen readers say it.
  return (
    <div role="status">
      {problems.length > 0 ? (
        <Bar>
          <Heading>
            Mistakes in the content. Until they are mended, the page stays as it was.
          </Heading>
          <List>
            {problems.map(({ file, line, column, field, message }) => (
              <li key={`${file}:${line}:${column} ${field} ${message}`}>
                <Place>
                  {file}:{line}:{column}
                </Place>{' '}
                {field === '' ? message : `${field}: ${message}`}
              </li>
            ))}
          </List>
        </Bar>
      ) : null}
    </div>
  );
}

const Bar = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${theme.layer.skipLink};
  max-height: 40vh;
  overflow: auto;
  padding: ${theme.space.l} ${theme.space.xl};
  border-top: 4px solid ${theme.color.error};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  box-shadow: ${theme.shadow};
  overflow-wrap: anywhere;
`;

const Heading = styled.p`
  margin: 0 0 ${theme.space.s};
  font-weight: 700;
`;

const List = styled.ul`
  margin: 0;
  padding-left: ${theme.space.xl};
`;

const Place = styled.code`
  font-weight: 700;
`;
