/** A site that shows the content while it is edited. */
export type Preview = {
  /** Its origin. */
  readonly origin: string;
  /** The folder from which it reads the content: the editor keeps there what is saved and what is not yet. */
  readonly folder: string;
  /** Builds it anew, if the editor runs it. @returns once the one before is gone */
  readonly rebuild?: () => Promise<void>;
};

/** Milliseconds for the preview to answer. */
const answerTimeout = 4000;

/** Whether the preview shows a page yet. */
export async function answers(preview: string | undefined, page: string): Promise<boolean> {
  // without the slash, the page's path could change the host
  if (preview === undefined || !page.startsWith('/')) return false;
  // the browser opens few connections to this server, which a hanging preview would block
  return fetch(preview + page, { signal: AbortSignal.timeout(answerTimeout) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
