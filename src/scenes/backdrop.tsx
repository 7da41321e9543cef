import type { ComponentProps } from 'react';
import { css } from 'styled-components';
import { theme } from '../theme/theme';
import { BackdropImage } from './backdrop-image';
import { OwnPictureBox } from './own-picture';
import { Scene } from './scene';

/** What is behind the words of a hero or banner. */
export type BackdropKind = 'scene' | 'picture' | 'none';

type BackdropProps = ComponentProps<typeof BackdropImage> & {
  readonly scene: ComponentProps<typeof Scene>['name'] | null;
};

/** The background of a hero or banner: a scene, a picture from the content, or nothing. */
export function Backdrop({ scene, ...picture }: BackdropProps) {
  const { land, ownPicture, alwaysNightIn } = picture;
  if (scene && land)
    return (
      <Scene name={scene} alwaysNightIn={alwaysNightIn}>
        <BackdropImage {...picture} />
      </Scene>
    );
  return (
    ownPicture && (
      <OwnPictureBox data-enter="fade">
        <BackdropImage {...picture} />
      </OwnPictureBox>
    )
  );
}

export function backdropKind({
  scene,
  ownPicture,
}: Pick<BackdropProps, 'scene' | 'ownPicture'>): BackdropKind {
  if (scene) return 'scene';
  return ownPicture ? 'picture' : 'none';
}

/**
 * For a section without a backdrop, which leaves no room for a picture. If it is alone on its page, it
 * fills the screen all the same.
 */
export const withoutBackdrop = css`
  padding-bottom: ${theme.layout.section};

  &:not(:only-child) {
    min-height: 24rem;
  }
`;
