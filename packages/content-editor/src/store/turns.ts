/** Runs works one after the other, whether or not those before fail. */
type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** A queue of works. */
export function turns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}
