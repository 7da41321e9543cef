import { contentModel } from '../../../../../src/rules/content-model';
import { startLocalForm } from '../../local/start';

/* The form on your own computer. */
startLocalForm(contentModel);
