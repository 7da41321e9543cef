import type { ReactNode } from 'react';
import { Drawing } from './drawing';
import { sceneDrawings } from './scene-drawings';
import { viewpoints } from './viewpoints';

type SceneProps = {
  readonly name: keyof typeof sceneDrawings;
  /** The picture of its land. */
  readonly children: ReactNode;
  /** The ridge at its foot, in front of everything but a house on its way. */
  readonly ridge: ReactNode;
  /** Whether it is night in both schemes: `all` of it, or `ending` with first light in the dark scheme. */
  readonly night?: 'all' | 'ending' | undefined;
};

/**
 * A landscape: a sky in CSS, pictures of the land, drawings on it. `landscape-style.ts` has its styles. When it
 * opens a page, its house travels there from its position on the previous page, and other drawings fade in.
 */
export function Scene({ name, children, ridge, night }: SceneProps) {
  const Viewpoint = viewpoints[name];
  const { drawings, box } = sceneDrawings[name];
  return (
    <div data-scene={name} data-night={night}>
      <Viewpoint>
        <Sky>
          <Sun />
        </Sky>
        {children}
        {drawings.map((drawing) => (
          <Drawing
            key={drawing}
            name={drawing}
            box={box.join(' ')}
            transition={drawing === 'house' ? 'travel' : 'fade'}
          />
        ))}
      </Viewpoint>
      {ridge}
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
