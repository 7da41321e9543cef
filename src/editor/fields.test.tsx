import { expectEveryField } from 'content-editor/testing/every-field';
import { withRichText } from 'content-editor/testing/render-form';
import { contentModel } from '../content/content-model';

withRichText();

it.each(contentModel.collections)(
  'the editor has one control for each field of $name, with name and description',
  expectEveryField,
);
