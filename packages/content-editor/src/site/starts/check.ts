import { contentModel } from '../../../../../src/rules/content-model';
import { start } from '../../session/problems/check-worker';

/* The check in its worker. */
start(contentModel);
