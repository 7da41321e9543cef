import type * as z from 'zod';
import type { Access } from './access';
import { Missing } from './host-error';
import { hostAddress, type HostPlace } from './host-place';
import { hostRequests } from './host-request';

/** What people call an instance of Forgejo or Gitea: its address. */
export const forgejoName = (place: HostPlace): string => new URL(hostAddress(place)).host;

/** What messages say about it. */
export const forgejoWords = (place: HostPlace) => ({
  name: forgejoName(place),
  rights: '“repository: Read and write” for the repository of this site',
});

/**
 * Sends requests to the API of Forgejo or Gitea (ADDRESS/api/swagger). Other origins may use it if CORS is enabled there.
 * It may send only the headers Authorization and Content-Type, and read hardly any.
 */
export function forgejoRequests(place: HostPlace, access?: Access) {
  const { faults, ask } = hostRequests(forgejoWords(place), access);
  const api = `${hostAddress(place)}/api/v1`;
  const rest = <Answer>(path: string, form: z.ZodType<Answer>, json?: unknown) =>
    ask(`${api}${path}`, form, { json });
  return {
    faults,
    rest,
    /** Asks for something that may not be there. */
    find: async <Answer>(path: string, form: z.ZodType<Answer>, json?: unknown) => {
      try {
        return await rest(path, form, json);
      } catch (error) {
        if (error instanceof Missing) return undefined;
        throw error;
      }
    },
  };
}

/** Requests to one instance. */
export type ForgejoRequests = ReturnType<typeof forgejoRequests>;
