/** The part of Gatsby's context that is used here. */
export type Context = {
  readonly nodeModel: {
    readonly findOne: (query: { type: string; query?: object }) => Promise<unknown>;
    readonly findAll: (query: { type: string }) => Promise<{ readonly entries: Iterable<unknown> }>;
  };
};

/** How the field would be resolved without us. */
type Info = { readonly originalResolver: (...given: readonly unknown[]) => unknown };

type Resolve<Source, Args> = (source: Source, args: Args, context: Context, info: Info) => unknown;

/** A field of this type, as in the schema's own language, and how it is resolved. */
export const nullableField = <Source, Args>(type: string, resolve: Resolve<Source, Args>) => ({
  type,
  resolve,
});

/** The same, never null. */
export const field = <Source, Args>(type: string, resolve: Resolve<Source, Args>) =>
  nullableField(`${type}!`, resolve);
