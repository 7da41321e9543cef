import { turns } from '../store/turns';

/** Works that write files of the content folder. One that asks the network is no such work: a save doesn't wait for it. */
export const inTurn = turns();
