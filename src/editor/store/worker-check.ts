import type { Problem } from '../site/model';
import type { Check, Snapshot } from './store';

export type Question = {
  readonly id: number;
  readonly files: Snapshot['files'];
  readonly pictures: Snapshot['pictures'];
};

type Answer = { readonly id: number; readonly problems: readonly Problem[] };

/** The part of Trusted Types (W3C) used here, which TypeScript's DOM library lacks. */
type TrustedTypes = {
  readonly createPolicy: (
    name: 'editor',
    rules: { readonly createScriptURL: () => string },
  ) => { readonly createScriptURL: (address: string) => string };
};

const script = '/check-worker.js';

/** Milliseconds after which a worker without an answer counts as hung; a check takes some 10 ms. */
const answerTimeout = 10_000;

/** An unanswered question. */
type Pending = Question & { readonly answer: (problems?: readonly Problem[]) => void };

/**
 * The content check in a worker. A worker that crashes, can't be loaded or hangs is replaced; if the
 * next one doesn't answer either, the check returns undefined from then on.
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
      hasFailed = false;
    };
    fresh.onerror = (event) => {
      // reported in the status instead of the console
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
      setTimeout(() => pending.has(id) && giveUp(asked), answerTimeout);
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
