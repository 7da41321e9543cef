import { editableElements } from '../../page/editable-elements';
import { imageData } from './pictures';

const photo = { address: '/picture?path=a', width: 800, height: 600 };

describe('the address of a picture beside the form', () => {
  it.each([
    ['images/our team, in 2026.webp', '/picture?path=a#/images/our%20team%2C%20in%202026.webp'],
    ['images/100%, or so?#1.jpg', '/picture?path=a#/images/100%25%2C%20or%20so%3F%231.jpg'],
    ['images/plain-name_2.webp', '/picture?path=a#/images/plain-name_2.webp'],
  ])('is one candidate of “srcset”, whatever the file is called: %s', (path, address) => {
    const { gatsbyImageData } = imageData(photo, path).childImageSharp;
    expect(gatsbyImageData.images.fallback).toEqual({ src: address, srcSet: address });
  });

  it.each(['our team, in 2026', '100%', 'Über uns', '(1)'])(
    'tells which field shows “%s”',
    (name) => {
      const { images } = imageData(photo, `images/${name}.webp`).childImageSharp.gatsbyImageData;
      document.body.innerHTML = '<main><section><img></section></main>';
      const [picture] = document.images;
      picture?.setAttribute('src', images.fallback?.src ?? '');
      const others = ['team', '2026', 'Uber uns', '1'].map(
        (value) => ({ id: value, kind: 'picture', value, section: 0 }) as const,
      );
      const shown = { id: 'shown', kind: 'picture', value: name, section: 0 } as const;
      expect([...editableElements(window, [...others, shown])]).toEqual([[picture, 'shown']]);
    },
  );
});
