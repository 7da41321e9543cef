import { css, styled } from 'styled-components';
import { media } from '../theme/media';
import { declare } from '../theme/variables';
import { lands } from './generated/lands';
import { boxesOnLand, type SceneDefinition, skiesOf } from './scene-definition';
import { LandBox } from './scene-style';
import { declareSky } from './skies';

type PlacedLandProps = {
  readonly $scene: SceneDefinition;
  /** Whether it is night in both schemes. */
  readonly $alwaysNight: boolean;
};

/** The land of a scene: declares its shape, its sky, and the places of its parts as variables. */
export const PlacedLand = styled(LandBox)<PlacedLandProps>`
  ${({ $scene }) => variablesOf($scene)}
  ${({ $scene, $alwaysNight }) =>
    $alwaysNight &&
    css`
      ${media.light} {
        ${declareSky(skiesOf($scene).alwaysNight)}
      }
    `}
`;

function variablesOf(scene: SceneDefinition) {
  const { sun, hides = [], fit } = scene;
  const { wide, phone, day, night } = lands[scene.land];
  const { light, dark } = skiesOf(scene);
  const boxes = boxesOnLand(scene);
  const places = (
    on: 'phone' | 'behind',
    { width, height, outline }: typeof wide | typeof phone,
  ) => {
    const box = boxes?.[on];
    return (
      `--shape:${width}/${height};--outline:${hides.includes('outline') ? 'inset(50%)' : outline};` +
      `--sun:${sun[on].x};--sun-up:${sun[on].up};` +
      (box ? `--x:${box.x}%;--y:${box.y}%;--size:${box.width}%;` : '')
    );
  };
  return css`
    --day: ${day.colors};
    --night: ${night.colors};
    ${declareSky(light)}
    ${places('phone', phone)}
    ${hides.includes('veil') && '--calm: 0 0;'}
    ${fit?.all && declare(fit.all)}

    ${media.dark} {
      ${declareSky(dark)}
      ${fit?.dark && declare(fit.dark)}
    }

    ${media.behind} {
      ${places('behind', wide)}
      ${fit?.behind && declare(fit.behind)}
    }
  `;
}
