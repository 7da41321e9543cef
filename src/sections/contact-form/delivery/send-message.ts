import { fieldsOf } from '../form-fields';

/** Milliseconds after which a message counts as not sent; long enough for a slow connection. */
const timeLimit = 20_000;

/** Bytes up to which a request may outlive its page: browsers refuse more than 64 KiB (Fetch, keepalive). */
const keepaliveLimit = 60_000;

/** The outcome of sending a message; `busy` if another message of the same form is being sent. */
export type Outcome = 'accepted' | 'rejected' | 'busy';

const pendingForms = new WeakSet<HTMLFormElement>();

/**
 * Sends a form as the browser would, without leaving the page. Its fields are read-only meanwhile.
 * @param url the endpoint, which must allow this origin (CORS)
 * @returns the outcome; `rejected` also if the message may not have arrived
 */
export async function sendMessage(form: HTMLFormElement, url: string): Promise<Outcome> {
  if (pendingForms.has(form)) return 'busy';
  pendingForms.add(form);
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') body.append(name, value);
  const lock = (locked: boolean) => {
    for (const field of fieldsOf(form)) field.readOnly = locked;
  };
  lock(true);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      // the target may forbid reading (CORS), but a redirect is a success by itself
      redirect: 'manual',
      // a visitor may leave before a slow connection has sent it
      keepalive: String(body).length <= keepaliveLimit,
      signal: AbortSignal.timeout(timeLimit),
    });
    const accepted = answer.type === 'opaqueredirect' || (answer.ok && (await isAccepted(answer)));
    return accepted ? 'accepted' : 'rejected';
  } catch {
    return 'rejected';
  } finally {
    pendingForms.delete(form);
    lock(false);
  }
}

/**
 * Whether a JSON response accepts the message. Form services use different fields, and some report an
 * error with a successful status.
 * @throws if the body is not JSON
 */
async function isAccepted(answer: Response): Promise<boolean> {
  const body = (await answer.json()) as unknown;
  if (typeof body !== 'object' || body === null) return false;
  const { success, ok, error, errors } = body as ResponseBody;
  const rejected = [success, ok].some((value) => value === false || value === 'false');
  const hasErrors = [error, errors].some((value) =>
    typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : value,
  );
  return !rejected && !hasErrors;
}

type ResponseBody = Readonly<Partial<Record<'success' | 'ok' | 'error' | 'errors', unknown>>>;
