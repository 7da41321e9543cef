import { type SceneName, scenes } from '../../scenes/registry';
import type { SceneDefinition } from '../../scenes/scene-definition';
import { type Composition, compositions } from './compositions';

/** A scene by day, and where its parts are in a social image. */
export type ShownScene = {
  readonly scene: SceneDefinition;
  readonly composition: Composition;
};

/** What a social image shows for the scene of that name; the overlook by default, and for an unknown name. */
export function shownScene(name: string | undefined): ShownScene {
  const shown = isScene(name) ? name : 'overlook';
  const composition = compositions[shown] ?? { shows: 'overlook' };
  return 'shows' in composition
    ? shownScene(composition.shows)
    : { scene: scenes[shown], composition };
}

const isScene = (name: string | undefined): name is SceneName =>
  name !== undefined && Object.hasOwn(scenes, name);
