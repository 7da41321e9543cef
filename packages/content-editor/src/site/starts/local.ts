import { contentModel } from '../../../../../src/rules/content-model';
import { start } from '../../local/start';

/* The form on your own computer. */
start(contentModel);
