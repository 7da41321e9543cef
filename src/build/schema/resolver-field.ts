/** The part of Gatsby's context used here. */
export type Context = {
  readonly nodeModel: {
    readonly findOne: (query: { type: string; query?: object }) => Promise<unknown>;
    readonly findAll: (query: { type: string }) => Promise<{ readonly entries: Iterable<unknown> }>;
  };
};

/** Gatsby's own resolver of the field, if the content has it. */
type Info = { readonly originalResolver?: (...given: readonly unknown[]) => unknown };

export type Resolve<Source, Args> = (
  source: Source,
  args: Args,
  context: Context,
  info: Info,
) => unknown;

/** A field and its resolver. Its type is written in SDL. */
export const resolverField = <Source, Args>(type: string, resolve: Resolve<Source, Args>) => ({
  type,
  resolve,
});
