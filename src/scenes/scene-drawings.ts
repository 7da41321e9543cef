/** The box of the house in a drawing, as in `viewBox`; its surroundings overflow it. */
const house = [20, 0, 92, 96] as const;

/** The drawings of each scene: ids of groups in `drawings.svg`, and the box that is positioned. */
export const sceneDrawings = {
  overlook: { drawings: ['house', 'path'], box: house },
  homestead: { drawings: ['house', 'laundry'], box: house },
  bridge: { drawings: ['bridge'], box: [0, 0, 200, 92] },
  mailbox: { drawings: ['house', 'mailbox'], box: house },
  road: { drawings: ['road'], box: house },
  // all is painted into their lands
  window: { drawings: [], box: house },
  porch: { drawings: [], box: house },
  lane: { drawings: [], box: house },
} as const;
