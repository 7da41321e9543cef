import { contentForTests } from '../../tests/small-site/content-folder';
import { siteContent } from '../../tests/small-site/options';
import { readContent } from './content';

const content = contentForTests();

it('a changed picture changes the content’s version', async () => {
  const { snapshot } = await readContent(siteContent(content.root));
  const [picture = ''] = Object.keys(snapshot.pictures);
  content.remove(picture);
  const { version } = (await readContent(siteContent(content.root))).snapshot;
  expect(version).not.toBe(snapshot.version);
});
