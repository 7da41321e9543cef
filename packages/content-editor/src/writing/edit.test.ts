import { siteModel } from '../../tests/small-site/model';
import { entryWithField } from './edit';

describe('a change of a field', () => {
  it('inserts a new field in the schema’s order', () => {
    const entry = { email: 'a@b.example', location: 'Elkins, WV' };
    const next = entryWithField(
      siteModel,
      { file: 'contact.json', field: 'phone' },
      entry,
      '(304) 555-0142',
    );
    expect(Object.keys(next)).toEqual(['email', 'phone', 'location']);
  });

  it('keeps the file’s order of existing fields', () => {
    const entry = { location: 'Elkins, WV', email: 'a@b.example' };
    expect(
      Object.keys(
        entryWithField(siteModel, { file: 'contact.json', field: 'email' }, entry, 'c@d.example'),
      ),
    ).toEqual(['location', 'email']);
  });
});
