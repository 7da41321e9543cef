import type { CreatePagesArgs } from 'gatsby';

type Emitter = CreatePagesArgs['emitter'];

/** Gatsby's event of a node that is to change. */
const change = 'ENQUEUE_NODE_MUTATION';

/** Milliseconds without a query after which no more is expected to run. */
const quiet = 300;

let held: unknown[] | undefined;
let timer: NodeJS.Timeout | undefined;

/**
 * Holds changes of nodes back from now on, until the queries that follow have run: Gatsby would make them at once, and
 * queries would read half of a file, or fail.
 */
export function holdChanges(emitter: Emitter): void {
  if (timer === undefined) intercept(emitter);
  held ??= [];
  const release = () => {
    const events = held ?? [];
    held = undefined;
    for (const event of events) emitter.emit(change, event);
  };
  clearTimeout(timer);
  timer = setTimeout(release, quiet);
}

function intercept(emitter: Emitter): void {
  const emit = emitter.emit.bind(emitter);
  emitter.emit = (name, event: unknown) => {
    if (name !== change || !held) return emit(name, event);
    held.push(event);
    return true;
  };
  const postpone = () => {
    if (held) timer?.refresh();
  };
  emitter.on('QUERY_START', postpone);
  emitter.on('PAGE_QUERY_RUN', postpone);
}
