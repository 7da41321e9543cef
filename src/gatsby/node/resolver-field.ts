/** The part of Gatsby's context used here. */
export type Context = {
  readonly nodeModel: {
    readonly findOne: (query: { type: string; query?: object }) => Promise<unknown>;
  };
};

/** Gatsby's own resolver of the field. */
type Info = { readonly originalResolver: (...given: readonly unknown[]) => unknown };

type Resolve<Source, Args> = (source: Source, args: Args, context: Context, info: Info) => unknown;

/** A field that may be null, and its resolver. Its type is written in SDL. */
export const nullableField = <Source, Args>(type: string, resolve: Resolve<Source, Args>) => ({
  type,
  resolve,
});

/** A field that is never null, and its resolver. */
export const field = <Source, Args>(type: string, resolve: Resolve<Source, Args>) =>
  nullableField(`${type}!`, resolve);
