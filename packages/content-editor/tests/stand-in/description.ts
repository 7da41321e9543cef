import * as z from 'zod';

/* What a host publishes about its API, written down call by call. A request or an answer that doesn't fit fails the test. */

/** One call of an API as the host documents it. */
export type Operation = {
  readonly name: string;
  /** The page that documents it. */
  readonly source: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Its address, with parameters in braces; "{name...}" may have slashes. */
  readonly path: string;
  readonly query?: z.ZodType;
  /** The form of its body. */
  readonly body?: z.ZodType;
  /** Whether the body is that of a form instead of JSON. */
  readonly isForm?: boolean;
  /** The documented answers by status; undefined for an answer without a body in JSON. */
  readonly answers: Readonly<Record<number, z.ZodType | undefined>>;
};

/** An answer: JSON, bytes, or nothing. */
export type Answer = { readonly status: number; readonly content?: unknown };

/** A request as one of the operations. */
export type Call = {
  readonly operation: Operation;
  /** What the braces stand for. */
  readonly parts: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
};

/** A number in an address. */
export const digits = z.string().regex(/^\d+$/);

/** Git's id of something. */
export const sha = z.string().regex(/^[0-9a-f]{40}$/);

/** These can be the answer to everything. */
const general = [401, 403, 404, 429, 500, 502];

/**
 * The operation of a request.
 * @throws if the host describes none, or other parameters or another body
 */
export function callOf(
  operations: readonly Operation[],
  { method, url, text }: { method: string; url: URL; text: string },
): Call {
  for (const operation of operations) {
    const pattern = operation.path
      .replaceAll('.', String.raw`\.`)
      .replaceAll(/\{(\w+)\\\.\\\.\\\.\}/g, '(?<$1>.+)')
      .replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
    const found = new RegExp(`^${pattern}$`).exec(url.pathname);
    if (!found || operation.method !== method) continue;
    const query = Object.fromEntries(url.searchParams);
    (operation.query ?? z.strictObject({})).parse(query);
    const body = bodyOf(operation, text);
    if (operation.body) operation.body.parse(body);
    else if (text !== '') throw new Error(`${operation.name} has no body.`);
    const parts = Object.entries(found.groups ?? {});
    return {
      operation,
      parts: Object.fromEntries(parts.map(([name, part]) => [name, decodeURIComponent(part)])),
      query,
      body,
    };
  }
  throw new Error(`No description has ${method} ${url.pathname}.`);
}

function bodyOf({ isForm = false }: Operation, text: string): unknown {
  if (text === '') return undefined;
  return isForm ? Object.fromEntries(new URLSearchParams(text)) : (JSON.parse(text) as unknown);
}

/** @throws if the host describes no such answer */
export function checkAnswer({ operation }: Call, status: number, body: unknown): void {
  if (!(status in operation.answers)) {
    if (!general.includes(status)) throw new Error(`${operation.name} never answers ${status}.`);
    return;
  }
  operation.answers[status]?.parse(body);
}
