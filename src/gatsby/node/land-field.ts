type NodeModel = {
  readonly findOne: (query: { type: string; query: object }) => Promise<unknown>;
};
type Context = { readonly nodeModel: NodeModel };

/** The scene named `road` looks at the land of the overlook. */
const sharedLand: Readonly<Record<string, string>> = { road: 'overlook' };

const painted = (name: string, { nodeModel }: Context) =>
  nodeModel.findOne({
    type: 'File',
    query: {
      filter: { sourceInstanceName: { eq: 'scenes' }, relativePath: { eq: `${name}.webp` } },
    },
  });

/** The painted land of the scene that a section names; null for a section without one. */
export const landField = {
  type: 'Land',
  resolve: ({ scene }: { scene?: string | null }, _args: unknown, context: Context) => {
    if (!scene) return null;
    const name = sharedLand[scene] ?? scene;
    return {
      day: painted(`${name}-day`, context),
      night: painted(`${name}-night`, context),
      dayPhone: painted(`${name}-phone-day`, context),
      nightPhone: painted(`${name}-phone-night`, context),
    };
  },
};

/** The land along the feet of cards, a stretch for each row. */
export const shelvesField = {
  type: '[Shelf!]!',
  resolve: (_source: unknown, _args: unknown, context: Context) =>
    ['shelf-river', 'shelf-ridge'].map((name) => ({
      day: painted(`${name}-day`, context),
      night: painted(`${name}-night`, context),
    })),
};
