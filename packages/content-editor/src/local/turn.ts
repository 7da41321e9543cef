import type { OnTurn } from '../store/edits';
import { keyHeader, turnAddress, type TurnQuery, withQuery } from './api';

/** Milliseconds until the server is asked again: by a window that waits, or after the server has stopped. */
const pause = 2000;

/**
 * Follows whether this window may write, by an answer of the server that goes on as long as it may. So the
 * server knows at once when the window is closed, even if it is killed.
 * @param key the server's key
 * @returns a function that takes over from another window
 */
export function followTurn(key: string, window: string, onTurn: OnTurn): () => void {
  let open = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOurs: boolean | undefined;
  /** The form itself says why the server doesn't answer. */
  const openAnyway = async () => {
    if (isOurs !== undefined) return;
    isOurs = true;
    await onTurn(true);
  };
  const follow = async (takesOver: boolean) => {
    clearTimeout(timer);
    const own = new AbortController();
    open = own;
    const query: TurnQuery = { window, takesOver: takesOver ? 'yes' : undefined };
    try {
      const response = await fetch(withQuery(turnAddress, query), {
        method: 'POST',
        headers: { [keyHeader]: key },
        signal: own.signal,
      });
      if (!response.ok || !response.body) {
        await openAnyway();
        return;
      }
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        const wasOurs = isOurs;
        isOurs = part.value.endsWith('yours\n');
        if (isOurs !== wasOurs) await onTurn(isOurs);
        if (wasOurs && !isOurs) {
          // the other window waits for that
          own.abort();
          await follow(false);
          return;
        }
      }
    } catch {
      // the server has stopped, or this window follows anew
    }
    if (open !== own) return;
    await openAnyway();
    timer = setTimeout(() => void follow(false), pause);
  };
  void follow(false);
  return () => {
    open.abort();
    void follow(true);
  };
}
