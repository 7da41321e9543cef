import { queue } from '../store/queue';

/** The tasks that write files of the content folder. Asking the network is not among them: a save doesn't wait for that. */
export const folderQueue = queue();
