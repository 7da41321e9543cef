import { joints, line, roof, rows, shade, shine, smoke, trim, wall, whole } from './drawing-parts';
import { door, litWindow } from './openings';

const slope = 'M52 34l13-3 27 27-13 3z';

/** The shadow of a building on the ground. */
const shadow = shade('M16 92a43 3 0 0 1 86 0a43 3 0 0 1-86 0', 0.2);

/** A building of boards, 44 wide and 58 high, that shows its gable and a little of its right side. */
export const hall =
  shadow +
  wall('M30 92V59l22-21 22 21 13-3v33l-13 3z') +
  shine('M30 92V59l22-21 22 21v33z', 0.12) +
  shade('M74 92V59l13-3v33z') +
  joints(`M74 92${rows('m-44-5h44', 7)}`) +
  roof(slope) +
  shine(slope, 0.3) +
  roof('M25 61l27-27 27 27-3 3-24-24-24 24z') +
  line('M52 34l13-3 27 27', 'hay', 1);

const porch = 'M75 61l14-3 19 8-14 3z';

/** The house of the logo, on every page: 92 × 96 from x = 20. */
export const house =
  smoke(67, 28, 1) +
  whole('hall') +
  trim('M63 28h9v18l-9-9z') +
  shade('M63 28h6v15l-6-6z', 0.5) +
  roof('M62 26h11v3H62z') +
  trim('M74 90h21l11-4H87z') +
  roof('M74 90h21v2H74zm18-20h3v20h-3zm12-2h2v19h-2z') +
  line('M93 80l12-3', 'roof', 1) +
  roof(porch) +
  shine(porch, 0.4) +
  roof('M75 61l19 8 14-3v3l-14 3-19-8z') +
  door(62.5, 73, 1) +
  litWindow(45, 63, 1);
