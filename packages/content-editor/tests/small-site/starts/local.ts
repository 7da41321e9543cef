import { siteModel } from '../model';
import { start } from '../../../src/local/start';

/* The form on your own computer. */
start(siteModel);
