import { siteModel } from '../model';
import { start } from '../../../src/session/problems/check-worker';

/* The check in its worker. */
start(siteModel);
