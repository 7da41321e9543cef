/** The part of a drawing that the house takes, as in `viewBox`; what belongs to the house lies around it. */
const house = [20, 0, 92, 96] as const;

/**
 * What stands in each scene: ids of groups in `drawings.svg`, and the box that its place and size are
 * about.
 */
export const sceneDrawings = {
  overlook: { drawings: ['house', 'path'], box: house },
  homestead: { drawings: ['house', 'laundry'], box: house },
  bridge: { drawings: ['bridge'], box: [0, 0, 200, 92] },
  mailbox: { drawings: ['house', 'mailbox'], box: house },
  road: { drawings: ['road'], box: house },
} as const;
