import { landOf, type SceneName } from '../../scenes/schema';
import { field, nullableField, type Context } from './resolver-field';

/** The pictures of the land along rows of cards; each row has the next one. */
export const shelves = ['shelf-river', 'shelf-ridge'];

/** Two pictures of `src/scenes/pictures`: the same land by day and by night. */
function pictures(name: string, { nodeModel }: Context) {
  const at = (time: 'day' | 'night') =>
    nodeModel.findOne({
      type: 'File',
      query: {
        filter: {
          sourceInstanceName: { eq: 'scenes' },
          relativePath: { eq: `${name}-${time}.webp` },
        },
      },
    });
  return { day: at('day'), night: at('night') };
}

/** The pictures of the land of a section's scene; null for a section without one. */
export const landField = nullableField(
  'Land',
  ({ scene }: { scene?: SceneName | null }, _args, context) => {
    if (!scene) return null;
    const name = landOf(scene);
    const phone = pictures(`${name}-phone`, context);
    return { ...pictures(name, context), dayPhone: phone.day, nightPhone: phone.night };
  },
);

/** The land at the feet of cards. */
export const shelvesField = field('[Shelf!]', (_source, _args, context) =>
  shelves.map((name) => pictures(name, context)),
);
