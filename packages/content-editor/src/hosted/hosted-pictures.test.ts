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

  it('that is about to be published has the media type of its name', async () => {
    const made = jest.fn<string, [Blob]>(() => 'blob:1');
    Object.assign(URL, { createObjectURL: made });
    const pictures = new HostedPictures({ bytes: jest.fn() }, {});
    await pictures.add('images/quilt.jpg', new Uint8Array());
    expect(made.mock.lastCall?.[0].type).toBe('image/jpeg');
  });
});
