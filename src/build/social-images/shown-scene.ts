import { lands } from '../../scenes/generated/lands';
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
  const { wide } = lands[scene.land];
  const height = Math.round((land.width / wide.width) * wide.height);
  return { scene, composition: { ...composition, land: { ...land, height } } };
}

const isScene = (name: string | undefined): name is SceneName =>
  name !== undefined && Object.hasOwn(scenes, name);
