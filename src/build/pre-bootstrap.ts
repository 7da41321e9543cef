import type { ParentSpanPluginArgs } from 'gatsby';
import { writeSprite } from './bundles/sprite';
import { writeBuiltContent } from './content-files/built-content';
import { keepLastValidContent } from './content-files/watch-content';

/** Writes what Gatsby reads: a copy of the content, and the sprite with its icons. */
export async function onPreBootstrap({ reporter }: ParentSpanPluginArgs): Promise<void> {
  if (process.env.NODE_ENV === 'development') await keepLastValidContent(reporter);
  else await writeBuiltContent(process.env);
  await writeSprite();
}
