import { contentForTests } from '../../../../tests/helpers/content/content-copy';
import { siteContent } from '../../tests/helpers/site-editor';
import { readContent } from './content';

const content = contentForTests();

it('a changed picture changes the content’s version', async () => {
  const { snapshot } = await readContent(siteContent(content.root));
  const [picture = ''] = Object.keys(snapshot.pictures);
  content.remove(picture);
  const { version } = (await readContent(siteContent(content.root))).snapshot;
  expect(version).not.toBe(snapshot.version);
});
