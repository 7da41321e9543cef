/**
 * The token of one repository in this browser: in the tab, which forgets it when it is closed, or, if the user has asked
 * for that, until it is forgotten.
 */
export function keptToken(repository: string) {
  const key = `editor-token ${repository}`;
  return {
    read: () => sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? undefined,
    keep: (token: string, isLasting: boolean) => {
      sessionStorage.setItem(key, token);
      if (isLasting) localStorage.setItem(key, token);
    },
    forget: () => {
      sessionStorage.removeItem(key);
      localStorage.removeItem(key);
    },
  };
}
