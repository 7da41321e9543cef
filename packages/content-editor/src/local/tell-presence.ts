import { apiAddress, keyHeader } from './api';

/**
 * Tells the editor's server that this page is open, and when it is left, so that the server can end with the last
 * one. A page that the browser keeps for its Back button counts as left.
 * @param token sent with each request; the server refuses others
 */
export function tellPresence(token: string): void {
  const page = crypto.randomUUID();
  const tell = (event: 'opened' | 'left') => {
    void fetch(apiAddress(`/api/${event}`, { page }), {
      method: 'POST',
      // the request outlives the page
      keepalive: true,
      headers: { [keyHeader]: token },
    }).catch(() => undefined);
  };
  tell('opened');
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) tell('opened');
  });
  window.addEventListener('pagehide', () => tell('left'));
}
