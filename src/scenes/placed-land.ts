import { css, styled } from 'styled-components';
import { media } from '../theme/media';
import { declare } from '../theme/variables';
import { outlines } from './generated/outlines';
import type { SceneDefinition } from './scene-definition';
import { LandBox } from './scene-style';
import { declareSky, skies } from './skies';

type PlacedLandProps = {
  readonly $scene: SceneDefinition;
  /** Whether it is night in both schemes. */
  readonly $isNight: boolean;
};

/** The land of a scene: declares its outline, its sky, and the places of its parts as variables. */
export const PlacedLand = styled(LandBox)<PlacedLandProps>`
  ${({ $scene }) => variablesOf($scene)}
  ${({ $scene, $isNight }) => $isNight && nightSky($scene)}
`;

function variablesOf({ land, sky, sun, drawings, fit }: SceneDefinition) {
  const { wide, phone, day, night } = outlines[land];
  const places = (on: 'phone' | 'behind') => {
    const box = drawings?.[on];
    return (
      `--sun:${sun[on].x};--sun-up:${sun[on].up};` +
      (box ? `--x:${box.x}%;--y:${box.y}%;--size:${box.width}%;` : '')
    );
  };
  return css`
    --outline: ${phone};
    --day: ${day};
    --night: ${night};
    ${declareSky(sky.light)}
    ${places('phone')}
    ${fit?.all && declare(fit.all)}

    ${media.dark} {
      ${declareSky(sky.dark)}
      ${fit?.dark && declare(fit.dark)}
    }

    ${media.behind} {
      --outline: ${wide};
      ${places('behind')}
      ${fit?.behind && declare(fit.behind)}
    }
  `;
}

/** The sky in the light scheme of a scene where it is night in both: what it doesn't say is as in other nights. */
const nightSky = ({ sky }: SceneDefinition) => css`
  ${media.light} {
    ${declareSky({ ...skies.night, ...sky.night })}
  }
`;
