/**
 * What is read of a file or folder; undefined if it is not there, or no longer.
 * @throws any other error: what can't be read is not missing
 */
export const unlessMissing = <Read>(reading: Promise<Read>): Promise<Read | undefined> =>
  reading.catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  });
