import { contentForTests } from '../../../tests/helpers/content-copy';
import { preparePicture } from './pictures';
import { saveContent } from './save-content';

jest.mock('./pictures');

const content = contentForTests();

it('overwrites nothing that changes while it checks what is to be saved', async () => {
  jest.mocked(preparePicture).mockImplementation(() => {
    content.replace('contact.json', 'Elizabeth', 'Beckley');
    return Promise.resolve({ base64: '', width: 1400, height: 900 });
  });
  const before = content.read('contact.json');
  const changes = [
    { path: 'contact.json', before, text: before.replace('(304)', '(681)') },
    { path: 'images/new.webp', base64: 'AAAA' },
  ];
  const answer = await saveContent(content.root, JSON.stringify(changes));
  expect(answer).toEqual({ result: 'outdated' });
  expect(content.read('contact.json')).toContain('Beckley');
});
