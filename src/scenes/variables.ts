/**
 * The variables by which files of different folders, and those of scenes, tell each other places, colors
 * and states, since styles of one file can't see those of another. They are
 * written as they are, so that a search finds every use; `variables.test.ts` fails for one that is
 * missing here. `--sky-…` are the keys of `Sky` (`skies.ts`), and the colors of drawings those of
 * `drawing-colors.ts`.
 */
export const sceneVariables = {
  // what a scene's definition and its land say (`placed-land.ts`)
  '--day': 'The color of the land by day, which stands in until its picture has loaded.',
  '--night': 'The same by night.',
  '--calm': 'Where a veil calms the land behind the words.',
  '--outline': 'The ridge line of the land, as a clip path.',
  '--shape': 'Width / height of the land.',
  '--size': 'How wide the box of the drawings is.',
  '--x': 'Where the left of that box is, from the left of the land.',
  '--y': 'Where its foot is, from the foot of the land.',
  '--sun': 'The middle of the sun or moon from the land’s left, 0 to 1.',
  '--sun-up': 'How far it is above the foot of the sky, relative to the land’s width.',

  // set by the land for its sky (`scene-style.ts`)
  '--sun-width': 'How wide the sun and the moon are.',
  '--sun-x': 'The middle of the sun or moon in the sky.',
  '--sun-y': 'The same, from its top.',

  // set by the footer for the wood at its edge
  '--dusk': 'The color of the sky at the horizon, where a page ends at night.',

  // set by the section around a scene
  '--below': 'The color of what follows a hero, which its contour has.',
  '--foot': 'How far the foot of the land is above that of the box of its scene.',
  '--scene-height': 'The least height of a scene on a phone.',
  '--scene-rise': 'The distance of a scene on a phone from the words above it.',

  // set by sections, for the end of a page
  '--room-above-footer':
    'The space at the end of the last section, which keeps it clear of the trees of the footer.',

  // states of drawings, from 0 to 1
  '--flag':
    'How far the flag of a mailbox is raised: in a scene while a form is valid, beside it once its message is sent.',
  '--lamp': 'How bright lit windows and their light are.',
  '--lit':
    'How far the light of windows reaches: farther while a button has the pointer or the focus.',
  '--open': 'How far doors are open.',
  '--rise': 'How much taller smoke is.',
  '--sewn': 'How bright the stitches of paths are.',
  '--pace': 'How long these take to change: no time where motion is reduced.',

  // of the land along rows of cards (`card-landscape.tsx`)
  '--land-offset':
    'How far the land of a row is moved in a card, so that it goes on from card to card.',
  '--landscape': 'The area of the landscape in a card, which has a row of its own.',
  '--landscape-height': 'Its height: `auto` where it fills that area.',
  '--melting': 'The mask by which it melts away at the side of the words.',
} as const satisfies Readonly<Record<`--${string}`, string>>;
