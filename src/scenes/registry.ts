import type { SceneDefinition } from './scene-definition';
import { bridge } from './definitions/bridge';
import { homestead } from './definitions/homestead';
import { lane } from './definitions/lane';
import { mailbox } from './definitions/mailbox';
import { overlook } from './definitions/overlook';
import { porch } from './definitions/porch';
import { road } from './definitions/road';
import { windowView } from './definitions/window';

/**
 * Every scene by its name in content, in the order in which the editor offers them. A new one is
 * added here.
 */
export const scenes = {
  overlook,
  homestead,
  bridge,
  mailbox,
  road,
  window: windowView,
  porch,
  lane,
} satisfies Readonly<Record<string, SceneDefinition>>;

export type SceneName = keyof typeof scenes;
