import type { ComponentProps } from 'react';
import { BackdropImage } from './backdrop-image';
import { BackdropPicture } from './backdrop-picture';
import { Contour } from './contour';
import { Scene } from './scene';

type BackdropProps = ComponentProps<typeof BackdropImage> & {
  readonly scene: ComponentProps<typeof Scene>['name'] | null;
};

/**
 * The background of a hero or banner: a scene, the editor's own picture, or nothing, and the ridge at a hero's foot.
 * A section without a picture has `data-backdrop="none"` (`landscape-style.ts`).
 */
export function Backdrop({ scene, ...picture }: BackdropProps) {
  const { land, ownPicture, night } = picture;
  const ridge = night === 'ending' ? null : <Contour />;
  if (scene && land)
    return (
      <Scene name={scene} night={night} ridge={ridge}>
        <BackdropImage {...picture} />
      </Scene>
    );
  return (
    <>
      {ownPicture && (
        <BackdropPicture>
          <BackdropImage {...picture} />
        </BackdropPicture>
      )}
      {ridge}
    </>
  );
}
