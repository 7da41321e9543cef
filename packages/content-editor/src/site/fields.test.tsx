import { contentModel } from '../../../../src/rules/content-model';
import { expectEveryField } from '../../tests/helpers/every-field';
import { withRichText } from '../../tests/helpers/render-form';

withRichText();

describe('the fields of the site', () => {
  it.each(contentModel.collections)(
    'the editor has one control for each field of $name, with name and description',
    (collection) => expectEveryField(contentModel, collection),
  );
});
