import { light } from '../../theme/tokens';

type Site = { readonly name: string; readonly language: string };

/**
 * What a phone needs to put the site on its home screen (W3C Web Application Manifest). It opens as
 * what it is, a website with the browser's own bar. As short as it goes, since browsers ask for it
 * while the first picture comes.
 *
 * @param pathPrefix where the site begins on its host, such as `/website`, or empty.
 */
export function webManifest({ name, language }: Site, pathPrefix: string): string {
  const icon = (file: string, size: number, purpose?: string) => ({
    src: `${pathPrefix}/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...(purpose && { purpose }),
  });
  const manifest = {
    name,
    short_name: name.split(' ')[0],
    lang: language,
    id: `${pathPrefix}/`,
    start_url: `${pathPrefix}/`,
    display: 'browser',
    theme_color: light.color.sky,
    background_color: light.color.background,
    icons: [
      icon('icon-192.png', 192),
      icon('icon-512.png', 512),
      icon('icon-512-maskable.png', 512, 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest)}\n`;
}
