import { contentModel } from '../../../../../src/rules/content-model';
import { start } from '../../hosted/start';

/* The form of a published site. */
void start(contentModel);
