import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Picture, type Rendition } from './picture';

const rendition = (name: string, width = 960): Rendition => ({
  childImageSharp: {
    gatsbyImageData: {
      layout: 'constrained',
      width,
      height: width * 1.25,
      images: {
        fallback: { src: `/${name}.jpg`, srcSet: `/${name}.jpg ${String(width)}w`, sizes: '' },
        sources: [{ type: 'image/avif', srcSet: `/${name}.avif ${String(width)}w`, sizes: '' }],
      },
    },
  },
});

/** A picture with these variants. */
function quilt(props: Partial<ComponentProps<typeof Picture>> = {}) {
  return <Picture alt="A quilt" src={rendition('quilt')} sizes="50vw" {...props} />;
}

const image = () => screen.getByRole('img', { name: 'A quilt' });
const sources = (container: HTMLElement) =>
  [...container.querySelectorAll('source')].map(({ media, type }) => [media, type]);

it('has its intrinsic size, and loads lazily unless it has priority', () => {
  const { container, rerender } = render(quilt());
  expect(image()).toHaveAttribute('width', '960');
  expect(image()).toHaveAttribute('height', '1200');
  expect(sources(container)).toEqual([['', 'image/avif']]);
  expect(image()).toHaveAttribute('loading', 'lazy');
  expect(image()).not.toHaveAttribute('fetchpriority');
  rerender(quilt({ priority: true }));
  expect(image()).not.toHaveAttribute('loading');
  expect(image()).toHaveAttribute('fetchpriority', 'high');
});

it('lists the most specific variant first, and the modern format before the fallback', () => {
  const [phone, phoneDark] = [rendition('phone', 720), rendition('phone-night', 720)];
  const { container } = render(quilt({ dark: rendition('night'), phone, phoneDark }));
  expect(sources(container)).toEqual([
    [
      '((width<40rem) or ((width<48rem) and (height>=28rem))) and (prefers-color-scheme:dark)',
      'image/avif',
    ],
    ['((width<40rem) or ((width<48rem) and (height>=28rem)))', 'image/avif'],
    ['(prefers-color-scheme:dark)', 'image/avif'],
    ['(prefers-color-scheme:dark)', ''],
    ['', 'image/avif'],
  ]);
});

it('has a fallback for the dark scheme even if only phones have a dark variant', () => {
  const { container } = render(quilt({ phoneDark: rendition('night') }));
  const [modern, fallback] = container.querySelectorAll('source');
  expect(fallback).toHaveAttribute('srcset', '/night.jpg');
  expect(fallback).toHaveAttribute('media', modern?.media);
  expect(fallback).not.toHaveAttribute('sizes');
});

it.each(['70% 30%', 'right'])('keeps its subject in view where it is cut: %s', (focus) => {
  render(quilt({ focus }));
  expect(image()).toHaveStyle({ objectPosition: focus });
});

it('renders nothing if the file is not a picture', () => {
  const { container } = render(quilt({ src: { childImageSharp: null } }));
  expect(container).toBeEmptyDOMElement();
});
