import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import { Drawing } from './drawing';
import { PlacedLand } from './placed-land';
import { type SceneName, scenes } from './registry';
import type { SceneDefinition } from './scene-definition';
import { SceneBox } from './scene-style';

type SceneProps = {
  readonly name: SceneName;
  /** The picture of its land. */
  readonly children: ReactNode;
  /** The section in which it is night in both schemes; undefined if the scheme decides. */
  readonly alwaysNightIn?: 'hero' | 'banner' | undefined;
};

/**
 * A scene: a sky in CSS, the pictures of the land, and the drawings on it. In a hero it fades in
 * (`page-transition.tsx`).
 */
export function Scene({ name, children, alwaysNightIn }: SceneProps) {
  const scene: SceneDefinition = scenes[name];
  const { drawings, hides } = scene;
  return (
    <SceneBox data-scene={name} data-night={alwaysNightIn} $top={scene.top}>
      <PlacedLand $scene={scene} $alwaysNight={alwaysNightIn !== undefined} data-enter="fade">
        <Sky data-sky="">{!hides?.includes('disc') && <Sun data-sun="" />}</Sky>
        {children}
        {drawings?.names.map((drawing) => (
          <Drawing key={drawing} name={drawing} box={drawings.box.join(' ')} />
        ))}
      </PlacedLand>
    </SceneBox>
  );
}

/** The sky extends far above the land; its foot is 70 % above the foot of the land's picture. */
const Sky = styled.span`
  position: absolute;
  inset: auto -50cqw 70%;
  height: max(26rem, 62cqw);
  --stars: var(--sky-phoneStars, none);
  background: linear-gradient(
    ${theme.color.sky},
    var(--sky-high) 40%,
    var(--sky-low) 78%,
    var(--sky-horizon)
  );

  ${media.behind} {
    --stars: var(--sky-stars, none);
    height: 48cqw;
  }

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background:
      var(--stars),
      radial-gradient(
        ellipse 62cqw 40cqw at var(--sun-x) var(--sun-y),
        var(--sky-glow),
        transparent 70%
      );
    mask-image: linear-gradient(transparent, #000 45%);
    opacity: 0.75;
  }
`;

/** The sun by day, the moon by night. */
const Sun = styled.span`
  position: absolute;
  top: calc(var(--sun-y) - var(--sun-width) / 2);
  left: calc(var(--sun-x) - var(--sun-width) / 2);
  width: var(--sun-width);
  aspect-ratio: 1;
  border-radius: 50%;
  background: var(--sky-disc, currentColor);
  color: ${theme.disc};
  box-shadow: var(--sky-moon, none);
`;
