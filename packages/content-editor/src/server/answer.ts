/** A file that the server answers with. */
export type Answer = {
  /** Its media type. */
  readonly type: string;
  readonly body: string | Buffer;
};

/** A value as JSON. */
export const json = (value: unknown): Answer => ({
  type: 'application/json',
  body: JSON.stringify(value),
});

/** A text as it is. */
export const plain = (body: string): Answer => ({ type: 'text/plain; charset=utf-8', body });
