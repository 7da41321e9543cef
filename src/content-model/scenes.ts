import * as z from 'zod';

/** The views of the valley that a hero or banner may name; `src/decorations/viewpoints.ts` paints them. */
const scenes = {
  overlook: 'the whole valley from above, at dawn',
  homestead: 'the house near by in the morning, with a quilt on the line',
  bridge: 'a covered bridge in low gold light',
  mailbox: 'the house at dusk, with a path to its mailbox',
  road: 'the valley from above, and a road that breaks off',
};

/** The name of a view of the valley. */
export const sceneName = z.enum(Object.keys(scenes)).meta({
  id: 'Scene',
  title: 'Scene',
  description: 'The view of the valley behind the words.',
  examples: ['overlook'],
  enumDescriptions: Object.values(scenes),
});
