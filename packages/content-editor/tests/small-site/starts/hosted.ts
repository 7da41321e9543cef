import { siteModel } from '../model';
import { startHostedForm } from '../../../src/hosted/start';

/* The form of a published site. */
void startHostedForm(siteModel);
