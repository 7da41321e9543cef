import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Problem } from '../../content-model/validation/problem';
import { ContentBar } from './problems-bar';
import { problemsPath } from './problems-path';

/** From one question to the next, in milliseconds. */
const interval = 300;

/**
 * Asks the development server for the content's mistakes, again and again, and shows them. It asks,
 * instead of being told over an open connection, because browsers allow six of those to a server
 * and Gatsby has its own in every tab.
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
      timer = window.setTimeout(() => void ask(), interval);
    };
    void ask();
    return () => {
      stopped = true;
      window.clearTimeout(timer);
    };
  }, []);
  return <ContentBar problems={problems} />;
}

/** Puts the bar into the document, in a root of its own: it is there even where a page breaks. */
export function showContentProblems(): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<ContentProblems />);
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
