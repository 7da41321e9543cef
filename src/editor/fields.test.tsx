import { expectEveryField } from 'content-editor/testing/every-field';
import { withRichText } from 'content-editor/testing/render-form';
import editor from '../../editor.config';

withRichText();

it.each(editor.model.collections)(
  'the editor has one control for each field of $name, with name and description',
  (collection) => expectEveryField(editor, collection),
);
