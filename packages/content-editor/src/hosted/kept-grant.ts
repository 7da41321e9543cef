import * as z from 'zod';

const grant = z.object({
  token: z.string(),
  /** With it, a token is renewed; undefined for one that somebody has made by hand. */
  refresh: z.string().optional(),
  /** When the token ends, in milliseconds. */
  expires: z.number().optional(),
});

/** A sign-in. */
export type Grant = z.infer<typeof grant>;

/** Whether a sign-in comes from a page of the host, which renews it. */
export const isRenewed = ({ refresh }: Grant): boolean => refresh !== undefined;

/**
 * The sign-in to one repository in this browser: in the tab, which forgets it when it is closed, or, if the user has asked
 * for that, until it is forgotten.
 */
export function keptGrant(repository: string) {
  const key = `editor-token ${repository}`;
  // what lasts is the same for all tabs: a renewed token makes the one before useless
  const place = () => (localStorage.getItem(key) === null ? sessionStorage : localStorage);
  return {
    /** Names it for locks between tabs. */
    key,
    read: (): Grant | undefined => {
      try {
        return grant.safeParse(JSON.parse(place().getItem(key) ?? '')).data;
      } catch {
        return undefined;
      }
    },
    keep: (found: Grant, isLasting: boolean) => {
      (isLasting ? localStorage : sessionStorage).setItem(key, JSON.stringify(found));
    },
    /** Keeps a renewed one where it was. */
    renew: (found: Grant) => {
      place().setItem(key, JSON.stringify(found));
    },
    forget: () => {
      sessionStorage.removeItem(key);
      localStorage.removeItem(key);
    },
  };
}

/** Where a sign-in is kept. */
export type KeptGrant = ReturnType<typeof keptGrant>;
