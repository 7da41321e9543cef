import { Picture, type Rendition } from '../components/picture';
import { Drawing } from './drawing';
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

/**
 * A place in the valley at its hour: a sky of CSS, the painted land, and what stands on it.
 * `landscape-style.ts` has its looks.
 */
export function Scene({ name, land, night, priority = false }: SceneProps) {
  const { Place, drawings } = viewpoints[name];
  const pictures = night
    ? { src: land.night, phone: land.nightPhone }
    : { src: land.day, dark: land.night, phone: land.dayPhone, phoneDark: land.nightPhone };
  return (
    <div data-scene={name} data-night={night}>
      <Place>
        <span>
          <i />
        </span>
        <Picture alt="" {...pictures} priority={priority} />
        {drawings.map((drawing) => (
          // the house, and what belongs to it, are drawn in one box, the bridge in its own
          <Drawing
            key={drawing}
            name={drawing}
            box={drawing === 'bridge' ? '0 0 200 92' : '20 0 92 96'}
          />
        ))}
      </Place>
    </div>
  );
}
