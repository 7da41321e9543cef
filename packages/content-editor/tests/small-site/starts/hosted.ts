import { siteModel } from '../model';
import { start } from '../../../src/hosted/start';

/* The form of a published site. */
void start(siteModel);
