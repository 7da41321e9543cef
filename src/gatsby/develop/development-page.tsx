/* eslint-disable no-restricted-syntax --
   The bar is for editors, in development only: no visitor reads these words. */
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { styled } from 'styled-components';
import type { Problem } from '../../content-model/validation/problem';
import { theme } from '../../theme/theme';
import { linkToEditor } from './editor-link';
import { problemsPath } from './problems-path';

/** Gives the page the bar with the mistakes, and what the script loader does where the page is built. */
export function prepareDevelopmentPage(): void {
  const followScroll = () => {
    document.body.dataset.solid = String(window.scrollY > 20);
  };
  followScroll();
  window.addEventListener('scroll', followScroll);
  linkToEditor();
  // the bar is in a root of its own: it is there even where a page breaks
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<ContentProblems />);
}

/**
 * Every mistake of the content, by file and line, over the foot of the page while it is being
 * worked on; nothing where there is none. It asks the development server again and again, instead of
 * being told over an open connection, because browsers allow six of those to a server and Gatsby has
 * its own in every tab.
 */
export function ContentProblems() {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  useEffect(() => {
    let timer: number | undefined;
    let stopped = false;
    const ask = async () => {
      const found = document.hidden ? undefined : await currentProblems();
      if (stopped) return;
      if (found) setProblems(found);
      timer = window.setTimeout(() => void ask(), 300);
    };
    void ask();
    return () => {
      stopped = true;
      window.clearTimeout(timer);
    };
  }, []);
  // the region is there before it has something to say: only then do screen readers say it
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

/** Nothing where the server does not answer: it may just be starting again. */
async function currentProblems(): Promise<readonly Problem[] | undefined> {
  try {
    const response = await fetch(problemsPath);
    return response.ok ? ((await response.json()) as readonly Problem[]) : undefined;
  } catch {
    return undefined;
  }
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
