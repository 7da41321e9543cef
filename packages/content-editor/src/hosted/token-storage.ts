/**
 * The token for one repository in this browser: in the tab, which forgets it when it is closed, or, if the
 * user has asked for that, until it is forgotten.
 */
export function tokenStorage(repository: string) {
  const key = `editor-token ${repository}`;
  const forget = () => {
    sessionStorage.removeItem(key);
    localStorage.removeItem(key);
  };
  return {
    forget,
    read: (): string | undefined => {
      try {
        return sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? undefined;
      } catch {
        // blocked
        return undefined;
      }
    },
    /** Keeps a token in place of an earlier one. */
    keep: (token: string, isLasting: boolean) => {
      forget();
      (isLasting ? localStorage : sessionStorage).setItem(key, token);
    },
  };
}
