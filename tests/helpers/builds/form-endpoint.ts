import { createServer } from 'node:https';
import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { certificateFor } from 'browser-testing/certificate';

/** A message as a form service receives it. */
export type Received = {
  readonly method: string;
  readonly address: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly fields: Readonly<Record<string, string>>;
};

type Behavior = (response: ServerResponse, origin: string) => void;

/** Lets the page read the response (Fetch, CORS protocol). */
const readable = (origin: string) => ({ 'Access-Control-Allow-Origin': origin });

const json =
  (status: number, body: object): Behavior =>
  (response, origin) =>
    response
      .writeHead(status, { 'Content-Type': 'application/json', ...readable(origin) })
      .end(JSON.stringify(body));

/**
 * How a service may behave, where browsers matter; `send-message.test.tsx` has more answers.
 * @param returnTo the address of the thank-you page
 */
export const behaviors = (returnTo: string) =>
  ({
    'answers with JSON': json(200, { ok: true }),
    'answers with a redirect': (response, origin) =>
      response.writeHead(302, { Location: returnTo, ...readable(origin) }).end(),
    'answers 200 with an error': json(200, { success: 'false', message: 'blocked' }),
    'fails (500)': json(500, {}),
    'sends no CORS header': (response) =>
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ok":true}'),
    'closes the connection': (response) => response.destroy(),
    'never answers': () => undefined,
  }) satisfies Record<string, Behavior>;

export type BehaviorName = keyof ReturnType<typeof behaviors>;

/** After these a message counts as sent. */
export const goodBehaviors = [
  'answers with JSON',
  'answers with a redirect',
] as const satisfies readonly BehaviorName[];

/** After these a message counts as not sent. */
export const misbehaviors = (Object.keys(behaviors('')) as BehaviorName[]).filter(
  (name) => !goodBehaviors.some((good) => good === name),
);

/** A form service on this machine that behaves as a test wants. */
export class FormEndpoint {
  readonly received: Received[] = [];
  behave: Behavior = json(200, { ok: true });
  #server = createServer();

  /** @param folder for its certificate */
  async start(folder: string, port: number): Promise<void> {
    const { key, cert } = certificateFor(folder);
    this.#server = createServer({ key, cert }, (request, response) => {
      void text(request).then((body) => {
        const { method = '', url = '', headers } = request;
        const fields = Object.fromEntries(new URLSearchParams(body));
        this.received.push({ method, address: url, headers, fields });
        this.behave(response, headers.origin ?? '*');
      });
    });
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
