import { contentForTests } from '../../tests/small-site/content-folder';
import { siteContent } from '../../tests/small-site/options';
import { checkTexts } from '../store/check-texts';
import { readContent } from './local-content';

const content = contentForTests();

describe('the content on this computer', () => {
  it('a changed picture changes the content’s version', async () => {
    const { snapshot } = await readContent(siteContent(content.root));
    const [picture = ''] = Object.keys(snapshot.pictures);
    content.remove(picture);
    const { version } = (await readContent(siteContent(content.root))).snapshot;
    expect(version).not.toBe(snapshot.version);
  });

  it('has the text of a file that is in no collection, which is not damaged', async () => {
    content.write('notes.json', '{ "title": "Notes" }');
    const { files } = (await readContent(siteContent(content.root))).snapshot;
    expect(files['notes.json']).toBe('{ "title": "Notes" }');
    const problems = checkTexts(siteContent(content.root).model, files, {});
    const own = problems.filter(({ file }) => file === 'notes.json');
    expect(own.map(({ code }) => code)).toEqual(['file-ignored']);
  });
});
