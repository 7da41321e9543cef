/** A file that the server answers with. */
export type Answer = {
  /** Its media type. */
  readonly type: string;
  readonly body: string | Buffer;
};

export const json = (value: unknown): Answer => ({
  type: 'application/json',
  body: JSON.stringify(value),
});

export const plain = (body: string): Answer => ({ type: 'text/plain; charset=utf-8', body });
