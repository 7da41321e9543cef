import { type SceneName, scenes } from '../../scenes/registry';
import type { SceneDefinition } from '../../scenes/scene-definition';
import { type Composition, compositions } from './compositions';

/** A scene by day, and where its parts are in a social image. */
export type ShownScene = {
  readonly scene: SceneDefinition;
  readonly composition: Composition & { readonly land: { readonly height: number } };
};

/** What a social image shows for the scene of that name; the overlook by default, and for an unknown name. */
export function shownScene(name: string | undefined): ShownScene {
  const scene: SceneDefinition = scenes[isScene(name) ? name : 'overlook'];
  const composition = compositions[scene.land];
  if ('sceneInstead' in composition) return shownScene(composition.sceneInstead);
  const { land } = composition;
  return {
    scene,
    composition: { ...composition, land: { ...land, height: heightOf(scene, land) } },
  };
}

/**
 * The height of the whole land, whose picture is the one for a scene behind its words: 16 / 5,
 * unless the scene says otherwise.
 */
function heightOf({ fit }: SceneDefinition, { width }: Composition['land']): number {
  const [across = 16, down = 5] = (fit?.behind?.shape ?? '16/5').split('/').map(Number);
  return Math.round((width / across) * down);
}

const isScene = (name: string | undefined): name is SceneName =>
  name !== undefined && Object.hasOwn(scenes, name);
