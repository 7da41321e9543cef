import type { Problem } from '../site/model';
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

/** How long an answer is waited for, in milliseconds; it takes a hundredth of that. */
const patience = 10_000;

/** A question that waits for its answer. */
type Pending = Question & { readonly answer: (problems?: readonly Problem[]) => void };

/**
 * The content check in a worker. One that fails, or does not answer in time, is started anew once;
 * after that the check answers undefined, at once.
 */
export function workerCheck(): Check {
  const { trustedTypes } = window as Window & { readonly trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('editor', { createScriptURL: () => script });
  const pending = new Map<number, Pending>();
  let worker: Worker | undefined = start();
  let hasFailed = false;
  let last = 0;

  function start(): Worker {
    const fresh = new Worker(policy?.createScriptURL(script) ?? script, { type: 'module' });
    fresh.onmessage = ({ data: { id, problems } }: MessageEvent<Answer>) => {
      pending.get(id)?.answer(problems);
      pending.delete(id);
    };
    fresh.onerror = (event) => {
      // the editor's status tells it
      event.preventDefault();
      giveUp(fresh);
    };
    return fresh;
  }

  function giveUp(failed: Worker): void {
    if (failed !== worker) return;
    failed.terminate();
    worker = hasFailed ? undefined : start();
    hasFailed = true;
    for (const each of pending.values()) ask(each);
  }

  function ask(question: Pending): void {
    const { id, files, pictures, answer } = question;
    const asked = worker;
    if (asked) {
      pending.set(id, question);
      asked.postMessage({ id, files, pictures } satisfies Question);
      setTimeout(() => pending.has(id) && giveUp(asked), patience);
    } else {
      pending.delete(id);
      answer();
    }
  }

  return (files, pictures) =>
    new Promise((answer) => {
      ask({ id: (last += 1), files, pictures, answer });
    });
}
