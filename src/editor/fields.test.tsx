import { expectEveryField } from '../../packages/content-editor/tests/helpers/every-field';
import { withRichText } from '../../packages/content-editor/tests/helpers/render-form';
import { contentModel } from '../content/content-model';

withRichText();

it.each(contentModel.collections)(
  'the editor has one control for each field of $name, with name and description',
  expectEveryField,
);
