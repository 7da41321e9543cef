/** Milliseconds after which a message counts as not sent: the slowest line that still gets through. */
const timeLimit = 20_000;

const pendingForms = new WeakSet<HTMLFormElement>();

/**
 * Sends what a form holds, as the browser would by itself, but without leaving the page. The fields
 * can't be changed meanwhile.
 * @param url where to: of another origin only if it answers this one (CORS).
 * @param anyAnswer whether every answer that is no error says that the message was taken.
 * @returns whether the message was taken: false also where nobody knows. Undefined for a form whose
 *   message is on its way already.
 */
export async function sendMessage(
  form: HTMLFormElement,
  url: string,
  anyAnswer: boolean,
): Promise<boolean | undefined> {
  if (pendingForms.has(form)) return undefined;
  pendingForms.add(form);
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') body.append(name, value);
  const lock = (locked: boolean) => {
    for (const field of form.querySelectorAll<HTMLInputElement>('[required]'))
      field.readOnly = locked;
  };
  lock(true);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      // where it leads to may not let itself be read, but that it leads there is an answer
      redirect: 'manual',
      signal: AbortSignal.timeout(timeLimit),
    });
    return answer.type === 'opaqueredirect' || (answer.ok && (anyAnswer || (await isAccepted(answer))));
  } catch {
    return false;
  } finally {
    pendingForms.delete(form);
    lock(false);
  }
}

/**
 * Whether JSON says that a message was taken. Form services name it differently, and some say no
 * under a status that says yes.
 * @throws where the answer is no JSON: a page for people may say anything.
 */
async function isAccepted(answer: Response): Promise<boolean> {
  const said = (await answer.json()) as unknown;
  if (typeof said !== 'object' || said === null) return false;
  const { success, ok, error, errors } = said as ResponseBody;
  const isNo = [success, ok].some((word) => word === false || word === 'false');
  const complains = [error, errors].some((each) => (Array.isArray(each) ? each.length > 0 : each));
  return !isNo && !complains;
}

type ResponseBody = Readonly<Partial<Record<'success' | 'ok' | 'error' | 'errors', unknown>>>;
