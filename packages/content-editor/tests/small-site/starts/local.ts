import { siteModel } from '../model';
import { startLocalForm } from '../../../src/local/start';

/* The form on your own computer. */
startLocalForm(siteModel);
