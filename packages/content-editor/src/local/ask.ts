import { LostAnswer, ReloadNeeded } from '../store/failure';
import { withQuery, keyHeader, type LocalApi } from './api';

/** Request timeout in milliseconds; a large picture takes some ten seconds. */
const timeout = 60_000;

/** @throws LostAnswer */
function throwLost(error: unknown): never {
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  throw new LostAnswer(
    isLate
      ? 'The editor has not answered for a minute. Try again in a moment.'
      : 'The editor has stopped. Start it again, as you did before.',
  );
}

/** Asks the server. @throws if it refuses, or LostAnswer if it doesn't answer; the message says why */
export type Ask = <Path extends keyof LocalApi>(
  path: Path,
  question: Question<Path>,
) => Promise<LocalApi[Path]['answer']>;

/** A question to the server; what it doesn't need is left out. */
type Question<Path extends keyof LocalApi> = Given<'query', LocalApi[Path]['query']> &
  Given<'body', LocalApi[Path]['body']> & {
    /** Whether the server itself says when it has waited long enough. */
    readonly waits?: boolean;
  };

type Given<Name extends string, Value> = undefined extends Value
  ? Readonly<Partial<Record<Name, undefined>>>
  : Readonly<Record<Name, Value>>;

/** Asks the server of this computer. @param key sent with each request; the server refuses others */
export function askServer(key: string): Ask {
  return async <Path extends keyof LocalApi>(
    path: Path,
    { query, body, waits = false }: Question<Path>,
  ) => {
    // also a question that sends nothing: no browser asks it ahead, or keeps its answer
    const response = await fetch(withQuery(path, query ?? {}), {
      method: 'POST',
      body: bodyOf(body),
      headers: { [keyHeader]: key },
      signal: waits ? null : AbortSignal.timeout(timeout),
    }).catch(throwLost);
    if (response.status === 403)
      throw new ReloadNeeded('The editor was restarted. Reload this page.');
    if (!response.ok) throw new Error(await response.text());
    return (await response.json().catch(throwLost)) as LocalApi[Path]['answer'];
  };
}

/** What is sent: texts and bytes as they are, everything else as JSON. */
function bodyOf(body: LocalApi[keyof LocalApi]['body']): string | Uint8Array<ArrayBuffer> | null {
  if (body === undefined) return null;
  return typeof body === 'string' || ArrayBuffer.isView(body) ? body : JSON.stringify(body);
}
