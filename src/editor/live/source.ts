import type { LiveContent } from 'content-editor/live';
import type { Scenery } from './scenery';

/** Where a value is: the content around it, its pictures, and those of the valley. */
export type Source = Pick<LiveContent, 'pictureAt'> & {
  readonly entries: LiveContent['built'];
  readonly scenery: Scenery;
};
