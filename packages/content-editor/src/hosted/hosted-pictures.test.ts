import { nextTask } from '../../tests/helpers/editor-session';
import { HostedPictures } from './hosted-pictures';

const picture = { path: 'images/quilt.webp', id: 'abc' };

describe('a picture at a host', () => {
  it('that can’t be loaded is asked for once in each version of the content', async () => {
    const bytes = jest.fn(() => Promise.reject(new Error('No network.')));
    const pictures = new HostedPictures({ bytes }, {});
    for (const version of ['1', '1', '1', '2', '2']) {
      expect(pictures.url(picture, version)).toBe('');
      await nextTask();
    }
    expect(bytes).toHaveBeenCalledTimes(2);
  });
});
