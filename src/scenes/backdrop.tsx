import type { ComponentProps } from 'react';
import { Picture } from '../components/picture';
import { Scene } from './scene';
import { BackdropPicture } from './backdrop-picture';

type SceneProps = ComponentProps<typeof Scene>;

type BackdropProps = Pick<SceneProps, 'night' | 'priority'> & {
  readonly scene: SceneProps['name'] | null;
  readonly land: SceneProps['land'] | null;
  /** An editor's own picture, shown if no scene is chosen. */
  readonly ownPicture: ComponentProps<typeof Picture> | null;
};

/**
 * The background of a hero or banner: a scene, the editor's own picture, or nothing. A section without one has
 * `data-backdrop="none"` (`landscape-style.ts`).
 */
export function Backdrop({ scene, land, ownPicture, night, priority = false }: BackdropProps) {
  if (scene) return land && <Scene name={scene} land={land} night={night} priority={priority} />;
  if (!ownPicture) return null;
  return (
    <BackdropPicture>
      <Picture {...ownPicture} priority={priority} sizes="100vw" />
    </BackdropPicture>
  );
}
