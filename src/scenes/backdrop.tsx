import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Picture } from '../components/picture';
import { theme } from '../theme/theme';
import { Scene } from './scene';
import { BackdropPicture } from './backdrop-picture';

type SceneProps = ComponentProps<typeof Scene>;

type BackdropProps = Pick<SceneProps, 'night' | 'priority'> & {
  readonly scene: SceneProps['name'] | null;
  readonly land: SceneProps['land'] | null;
  /** An editor's own picture, shown if no scene is chosen. */
  readonly ownPicture: ComponentProps<typeof Picture> | null;
};

/** The background of a hero or banner: a scene, the editor's own picture, or nothing. */
export function Backdrop({ scene, land, ownPicture, night, priority = false }: BackdropProps) {
  if (scene) return land && <Scene name={scene} land={land} night={night} priority={priority} />;
  if (!ownPicture) return <NoPicture />;
  return (
    <BackdropPicture>
      <Picture {...ownPicture} priority={priority} sizes="100vw" />
    </BackdropPicture>
  );
}

/** The section leaves no room for a picture; alone on its page, it fills the screen nevertheless. */
const NoPicture = styled.i`
  section:has(> &&) {
    padding-bottom: ${theme.layout.section};

    &:not(:only-child) {
      min-height: 24rem;
    }
  }
`;
