import type { Problem } from 'content-check/problem';
import type { Snapshot } from '../../store/content';
import type { Check } from '../../store/store';

/** What the worker is asked to check. */
export type Question = {
  readonly files: Snapshot['files'];
  readonly pictures: Snapshot['pictures'];
};

/** The part of Trusted Types (W3C) used here, which TypeScript's DOM library lacks. */
type TrustedTypes = {
  readonly createPolicy: (
    name: 'editor',
    rules: { readonly createScriptURL: () => string },
  ) => { readonly createScriptURL: (address: string) => string };
};

/**
 * The content check in a worker, which answers in order. Once it has failed, all answers are undefined.
 * @param script the address of the bundled `check-worker.ts`
 */
export function checkInWorker(script: string): Check {
  const { trustedTypes } = window as Window & { readonly trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('editor', { createScriptURL: () => script });
  const worker = new Worker(policy?.createScriptURL(script) ?? script, { type: 'module' });
  const pending: ((problems?: readonly Problem[]) => void)[] = [];
  let hasFailed = false;
  worker.onmessage = ({ data }: MessageEvent<readonly Problem[]>) => pending.shift()?.(data);
  worker.onerror = (event) => {
    // the status reports it, so the console doesn't have to
    event.preventDefault();
    hasFailed = true;
    for (const answer of pending.splice(0)) answer();
  };
  return (files, pictures) =>
    new Promise((answer) => {
      if (hasFailed) {
        answer(undefined);
        return;
      }
      pending.push(answer);
      worker.postMessage({ files, pictures } satisfies Question);
    });
}
