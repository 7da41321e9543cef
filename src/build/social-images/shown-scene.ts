import { type SceneName, scenes } from '../../scenes/registry';
import type { Composition, SceneDefinition } from '../../scenes/scene-definition';

/** A scene by day, and where its parts are in a social image. */
export type ShownScene = {
  readonly scene: SceneDefinition;
  readonly composition: Composition;
};

/** What a social image shows for the scene of that name; the overlook by default, and for an unknown name. */
export function shownScene(name: string | undefined): ShownScene {
  return shownFor(isScene(name) ? scenes[name] : scenes.overlook);
}

function shownFor(scene: SceneDefinition): ShownScene {
  const { socialImage } = scene;
  return 'shows' in socialImage ? shownFor(socialImage.shows) : { scene, composition: socialImage };
}

const isScene = (name: string | undefined): name is SceneName =>
  name !== undefined && Object.hasOwn(scenes, name);
