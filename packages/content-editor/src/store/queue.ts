/** Runs tasks one after the other, whether or not those before fail. */
type Queue = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** A queue of tasks. */
export function queue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const next = last.then(task);
    last = next.catch(() => undefined);
    return next;
  };
}
