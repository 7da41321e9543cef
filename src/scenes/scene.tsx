import type { ReactNode } from 'react';
import { Picture, type Rendition } from '../components/picture';
import { Drawing } from './drawing';
import { sceneDrawings } from './scene-drawings';
import { viewpoints } from './viewpoints';

/** The pictures of a scene's land, transparent above the horizon. */
export type Land = Readonly<Record<'day' | 'night' | 'dayPhone' | 'nightPhone', Rendition>>;

type SceneProps = {
  readonly name: keyof typeof sceneDrawings;
  readonly land: Land;
  /** Whether it is night in both schemes: `all` of it, or `ending` with first light in the dark scheme. */
  readonly night?: 'all' | 'ending' | undefined;
  /** Whether it is in the first view, so that its pictures are fetched first. */
  readonly priority?: boolean;
};

/**
 * A landscape: a sky in CSS, pictures of the land, drawings on it. `landscape-style.ts` has its styles. When it
 * opens a page, its house travels there from its position on the previous page, and other drawings fade in.
 */
export function Scene({ name, land, night, priority = false }: SceneProps) {
  const Viewpoint = viewpoints[name];
  const { drawings, box } = sceneDrawings[name];
  const pictures = night
    ? { src: land.night, phone: land.nightPhone }
    : { src: land.day, dark: land.night, phone: land.dayPhone, phoneDark: land.nightPhone };
  return (
    <div data-scene={name} data-night={night}>
      <Viewpoint>
        <Sky>
          <Sun />
        </Sky>
        <Picture alt="" {...pictures} priority={priority} />
        {drawings.map((drawing) => (
          <Drawing
            key={drawing}
            name={drawing}
            box={box.join(' ')}
            transition={drawing === 'house' ? 'travel' : 'fade'}
          />
        ))}
      </Viewpoint>
    </div>
  );
}

function Sky({ children }: { readonly children: ReactNode }) {
  return <span data-sky="">{children}</span>;
}

/** The sun by day, the moon by night. */
function Sun() {
  return <span data-sun="" />;
}
