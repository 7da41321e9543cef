import type * as z from 'zod';
import type { Access } from './access';
import { hostFaults, type HostWords } from './host-faults';

/** Milliseconds; a commit with pictures takes a minute on a slow connection. */
const timeout = 120_000;

/** A request: GET, unless it has a body or says otherwise. */
type HostRequest = {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  /** A body in JSON. */
  readonly json?: unknown;
  /** A body as forms send it, which needs no preflight. */
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
};

/**
 * Sends requests to a host. The token is in a header alone, never in an address or an error.
 * @param access undefined for requests that must not have a token
 */
export function hostRequests(words: HostWords, access?: Access) {
  const faults = hostFaults(words);

  /** @throws what a response that is no success means; LostAnswer if there is none */
  async function send(address: string, request: HostRequest = {}): Promise<Response> {
    const { json, form, method = (json ?? form) ? 'POST' : 'GET', headers } = request;
    const token = await access?.token();
    const response = await fetch(address, {
      method,
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...(form && { body: new URLSearchParams(form) }),
      headers: {
        ...headers,
        ...(json !== undefined && { 'Content-Type': 'application/json' }),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(timeout),
    }).catch(() => {
      throw faults.offline();
    });
    if (response.status === 401) access?.onSignedOut();
    if (!response.ok) throw await faults.meaning(response);
    return response;
  }

  /** An answer in the expected form. @throws LostAnswer for another one */
  function read<Answer>(answer: unknown, form: z.ZodType<Answer>): Answer {
    const found = form.safeParse(answer);
    if (!found.success) throw faults.unread();
    return found.data;
  }

  /** The body of a response. @throws LostAnswer if it is cut off */
  async function bodyOf(response: Response): Promise<unknown> {
    try {
      return await response.json();
    } catch {
      throw faults.unread();
    }
  }

  /** Asks for an answer in JSON. */
  async function ask<Answer>(
    address: string,
    form: z.ZodType<Answer>,
    request?: HostRequest,
  ): Promise<Answer> {
    return read(await bodyOf(await send(address, request)), form);
  }

  return { faults, send, read, bodyOf, ask };
}
