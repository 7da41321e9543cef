import type { Problem } from '../../content-model/validation/problem';
import type { Check, Snapshot } from './store';

export type Question = {
  readonly id: number;
  readonly files: Snapshot['files'];
  readonly pictures: Snapshot['pictures'];
};

type Answer = { readonly id: number; readonly problems: readonly Problem[] };

/** The part of the browser's Trusted Types (W3C) that is used here; TypeScript does not know it yet. */
type TrustedTypes = {
  readonly createPolicy: (
    name: 'editor',
    rules: { readonly createScriptURL: () => string },
  ) => { readonly createScriptURL: (address: string) => string };
};

const script = '/check-worker.js';

/** The content check in a worker. */
export function workerCheck(): Check {
  const { trustedTypes } = window as Window & { readonly trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('editor', { createScriptURL: () => script });
  const worker = new Worker(policy?.createScriptURL(script) ?? script, { type: 'module' });
  const waiting = new Map<number, (problems: readonly Problem[]) => void>();
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.id)?.(data.problems);
    waiting.delete(data.id);
  };
  let last = 0;
  return (files, pictures) =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      worker.postMessage({ id: last, files, pictures } satisfies Question);
    });
}
