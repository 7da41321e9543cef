import { css, styled } from 'styled-components';
import { media } from '../theme/media';
import { declare } from '../theme/variables';
import { outlines } from './generated/outlines';
import type { SceneDefinition } from './scene-definition';
import { LandBox } from './scene-style';
import { declareSky } from './skies';

type PlacedLandProps = { readonly $scene: SceneDefinition };

/** The land of a scene: declares its outline, its sky, and the places of its parts as variables. */
export const PlacedLand = styled(LandBox)<PlacedLandProps>`
  ${({ $scene }) => variablesOf($scene)}
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

    [data-night] > & {
      ${media.light} {
        ${sky.night && declareSky(sky.night)}
      }
    }
  `;
}
