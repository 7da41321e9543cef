import { siteModel } from '../model';
import { startCheckWorker } from '../../../src/session/problems/check-worker';

/* The check in its worker. */
startCheckWorker(siteModel);
