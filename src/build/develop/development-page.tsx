/* eslint-disable no-restricted-syntax --
   The bar is for editors, in development only: visitors never see this text. */
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { styled } from 'styled-components';
import type { WordedProblem } from 'content-check/messages/messages';
import { theme } from '../../theme/theme';
import { problemsPath } from './problems-path';

/** Adds the error bar. */
export function showContentProblems(): void {
  // a separate React root, which works even if a page throws
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<ContentProblems />);
}

/**
 * A bar at the bottom of the page with the errors of the content, by file and line, in development only.
 * It polls the develop server: browsers allow six open connections to a server, and Gatsby holds one
 * in every tab.
 */
export function ContentProblems() {
  const [problems, setProblems] = useState<readonly WordedProblem[]>([]);
  useEffect(() => {
    let timer: number | undefined;
    let stopped = false;
    const poll = async () => {
      const found = document.hidden ? undefined : await currentProblems();
      if (stopped) return;
      if (found) setProblems(found);
      timer = window.setTimeout(() => void poll(), 300);
    };
    void poll();
    return () => {
      stopped = true;
      window.clearTimeout(timer);
    };
  }, []);
  // the live region exists from the start, since screen readers miss one that is added with its text
  return (
    <div role="status">
      {problems.length > 0 ? (
        <Bar>
          <Heading>Mistakes in the content. The page won’t change until they are fixed.</Heading>
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

/** Undefined if the server doesn't respond, for example while it restarts. */
async function currentProblems(): Promise<readonly WordedProblem[] | undefined> {
  try {
    const response = await fetch(problemsPath);
    return response.ok ? ((await response.json()) as readonly WordedProblem[]) : undefined;
  } catch {
    return undefined;
  }
}

const Bar = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${theme.zIndex.skipLink};
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
