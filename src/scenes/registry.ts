import type { SceneDefinition } from './scene-definition';
import { bridge } from './views/bridge';
import { homestead } from './views/homestead';
import { lane } from './views/lane';
import { mailbox } from './views/mailbox';
import { overlook } from './views/overlook';
import { porch } from './views/porch';
import { road } from './views/road';
import { window } from './views/window';

/** Every scene by its name in content, in the order in which the editor offers them. A new one is added here. */
export const scenes = {
  overlook,
  homestead,
  bridge,
  mailbox,
  road,
  window,
  porch,
  lane,
} satisfies Readonly<Record<string, SceneDefinition>>;

export type SceneName = keyof typeof scenes;
