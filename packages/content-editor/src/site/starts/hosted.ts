import { contentModel } from '../../../../../src/rules/content-model';
import { startHostedForm } from '../../hosted/start';

/* The form of a published site. */
void startHostedForm(contentModel);
