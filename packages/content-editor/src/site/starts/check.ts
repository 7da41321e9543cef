import { contentModel } from '../../../../../src/rules/content-model';
import { startCheckWorker } from '../../session/problems/check-worker';

/* The check in its worker. */
startCheckWorker(contentModel);
