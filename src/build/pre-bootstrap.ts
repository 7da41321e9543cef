import type { ParentSpanPluginArgs } from 'gatsby';
import { writeSprite } from './bundles/sprite';
import { keepLastValidContent } from './content-files/watch-content';

/** Writes what Gatsby reads: the sprite, and in `gatsby develop` the last valid copy of the content. */
export async function onPreBootstrap({ reporter }: ParentSpanPluginArgs): Promise<void> {
  await writeSprite();
  if (process.env.NODE_ENV === 'development') await keepLastValidContent(reporter);
}
