import { queue } from '../../store/queue';

/**
 * Runs the tasks that write into the content folder, one after the other. Requests to a remote are not among them, so that
 * writing doesn't wait for the network.
 */
export const folderQueue = queue();
