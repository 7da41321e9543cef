import { openEntries, pageWithLinks } from '../../../tests/helpers/editor-renames';
import { textsToWrite } from './to-write';

describe('what is to be written', () => {
  it('is computed once for a state, which many ask for', async () => {
    const { session } = await openEntries({
      'pages/about.json': pageWithLinks('/a'),
      'pages/home.json': pageWithLinks('/', '/a'),
    });
    session.change('path', '/b', { file: 'pages/about.json' });
    const texts = textsToWrite(session.state);
    expect(textsToWrite(session.state)).toBe(texts);
    expect(texts['pages/home.json']).toContain('"/b"');
  });
});
