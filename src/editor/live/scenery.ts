import { isList, isObject, type Json } from 'content-editor/json';
import { landOf, type LandName, type SceneName } from '../../scenes/schema';

/** The pictures of the valley that published pages have: only a build makes them. */
export type Scenery = {
  readonly lands: ReadonlyMap<LandName, Json>;
  readonly shelves: Json | undefined;
};

/** No pictures yet. */
export const noScenery: Scenery = { lands: new Map(), shelves: undefined };

/** The pictures in the data of a published page, and those that are known. */
export function sceneryOf(known: Scenery, data: Json | undefined): Scenery {
  const { page } = isObject(data) ? data : {};
  const { sections } = isObject(page) ? page : {};
  const found = isList(sections) ? sections.filter(isObject) : [];
  const lands = found.flatMap(({ scene, land }) =>
    typeof scene === 'string' && isObject(land)
      ? [[landOf(scene as SceneName), land] as const]
      : [],
  );
  const shelves = found.map((section) => section.shelves).find(isList);
  return { lands: new Map([...known.lands, ...lands]), shelves: known.shelves ?? shelves };
}

/** What a page needs of the pictures that is not known. */
export function missingScenery(
  { lands, shelves }: Scenery,
  page: Json | undefined,
): readonly (LandName | 'shelves')[] {
  const { sections } = isObject(page) ? page : {};
  const needed = (isList(sections) ? sections : [])
    .filter(isObject)
    .flatMap(({ type, scene }) => [
      ...(typeof scene === 'string' ? [landOf(scene as SceneName)] : []),
      ...(type === 'service-cards' ? (['shelves'] as const) : []),
    ]);
  return needed.filter((name) => (name === 'shelves' ? shelves === undefined : !lands.has(name)));
}
