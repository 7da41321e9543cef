import { styled } from 'styled-components';
import { Picture, type Rendition } from '../components/picture';
import { media } from '../theme/media';
import { declareSky } from '../theme/skies';
import { theme } from '../theme/theme';
import { drawingColors } from '../theme/tokens';
import { declare } from '../theme/variables';
import { Drawing } from './drawing';
import { stars } from './nightfall';
import { viewpoints } from './viewpoints';

/** The painted land of one viewpoint, transparent above the horizon. */
export type Land = Readonly<Record<'day' | 'night' | 'dayPhone' | 'nightPhone', Rendition>>;

type SceneProps = {
  readonly name: keyof typeof viewpoints;
  readonly land: Land;
  /** Night in both schemes: all through, or with the first light where the scheme is dark. */
  readonly night?: 'all' | 'ending' | undefined;
  /** True in the first view: fetched first. */
  readonly priority?: boolean;
};

/** A place in the valley at its hour: a sky of CSS, the painted land, and what stands on it. */
export function Scene({ name, land, night, priority = false }: SceneProps) {
  const { Place, drawings } = viewpoints[name];
  return (
    <Stage data-scene={name} data-night={night}>
      <Place>
        <Sky>
          <i />
        </Sky>
        <Picture
          alt=""
          src={night ? land.night : land.day}
          dark={night ? null : land.night}
          phone={night ? land.nightPhone : land.dayPhone}
          phoneDark={night ? null : land.nightPhone}
          priority={priority}
        />
        {drawings.map((drawing) => (
          // the house, and what belongs to it, are drawn in one box, the bridge in its own
          <Drawing
            key={drawing}
            name={drawing}
            box={drawing === 'bridge' ? '0 0 200 92' : '20 0 92 96'}
          />
        ))}
      </Place>
    </Stage>
  );
}

/** Fills what the words leave of the screen on phones, and lies behind them from desktop width. */
const Stage = styled.div`
  container-type: size;
  position: relative;
  z-index: -1;
  flex: 1 0 var(--scene-height, 62vw);
  margin-top: var(--scene-rise, -0.5rem);

  &[data-night] > div {
    ${declare(drawingColors.night)}
    ${declareSky('night')}
  }

  &[data-night='ending'] > div {
    ${media.dark} {
      ${declareSky('firstLight')}
      --disc: 0;
    }
  }

  /* words stand on the other side then */
  [dir='rtl'] & {
    transform: scaleX(-1);
  }

  ${media.desktop} {
    position: absolute;
    inset: 0;
    margin: 0;
  }

  ${media.plain} {
    display: none;
  }
`;

/** Reaches from behind the land far above it; above that, the hero has the colour of its zenith. */
const Sky = styled.div`
  position: absolute;
  /* all land is below 30 % of its picture */
  inset: auto -50cqw 70%;
  height: max(26rem, 62cqw);
  background: linear-gradient(
    ${theme.color.sky},
    var(--sky-high) 40%,
    var(--sky-low) 78%,
    var(--sky-horizon)
  );

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: radial-gradient(
      ellipse 62cqw 40cqw at var(--sun-x) var(--sun-y),
      var(--sky-glow),
      transparent 70%
    );
    mask-image: linear-gradient(transparent, #000 45%);
    opacity: 0.75;
  }

  i {
    position: absolute;
    top: calc(var(--sun-y) - var(--disc) / 2);
    left: calc(var(--sun-x) - var(--disc) / 2);
    width: var(--disc);
    aspect-ratio: 1;
    border-radius: 50%;
    background: ${theme.disc};
    box-shadow: 0 0 calc(var(--disc) * 1.6) calc(var(--disc) * 0.25)
      color-mix(in srgb, var(--sky-glow) 60%, transparent);
  }

  [data-night] &::after {
    content: '';
    position: absolute;
    inset: 0 0 30% 40%;
    background: ${stars};
    mask-image: linear-gradient(to right, transparent, #000 40%);
    opacity: 0.5;
  }

  ${media.desktop} {
    height: 48cqw;
  }
`;
