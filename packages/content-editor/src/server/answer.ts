/** A file that the server answers with. */
export type Answer = {
  /** Its media type. */
  readonly type: string;
  readonly body: string | Buffer;
};

/** A value as JSON. */
export const jsonAnswer = (value: unknown): Answer => ({
  type: 'application/json',
  body: JSON.stringify(value),
});

/** A text as it is. */
export const textAnswer = (body: string): Answer => ({ type: 'text/plain; charset=utf-8', body });
