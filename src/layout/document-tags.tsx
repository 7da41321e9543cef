import { withPrefix, type GatsbySSR } from 'gatsby';
import { isValidElement } from 'react';
import { fontStyle, fontStyleForEditors } from '../theme/fonts';
import { globalStyle } from '../theme/global-style';
import { dark, light } from '../theme/tokens';

const schemes = { light, dark };

/**
 * Head tags that are the same on every page, fonts and global styles among them. They are not in
 * Gatsby's Head, which is inserted again at hydration, so that the browser would request the icons
 * twice.
 */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([
    ...Object.entries(schemes).map(([name, { color }]) => (
      <meta
        key={name}
        name="theme-color"
        content={color.sky}
        media={`(prefers-color-scheme: ${name})`}
      />
    )),
    // iOS would put links around numbers before hydration, and React would render the page again
    <meta
      key="format"
      name="format-detection"
      content="telephone=no,date=no,address=no,email=no"
    />,
    <style key="styles">
      {(process.env.NODE_ENV === 'development' ? fontStyleForEditors : fontStyle) + globalStyle}
    </style>,
    <link key="ico" rel="icon" href={withPrefix('/favicon.ico')} sizes="32x32" />,
    <link key="svg" rel="icon" href={withPrefix('/favicon.svg')} type="image/svg+xml" />,
    <link key="touch" rel="apple-touch-icon" href={withPrefix('/apple-touch-icon.png')} />,
    // only a build writes it
    process.env.NODE_ENV !== 'development' && (
      <link
        key="manifest"
        rel="manifest"
        href={withPrefix('/site.webmanifest')}
        // without credentials, browsers open another connection for it
        crossOrigin="use-credentials"
      />
    ),
  ]);
};

/** Removes the meta tag with Gatsby's version. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const isGenerator = (tag: unknown) => isValidElement(tag) && tag.key?.startsWith('generator-');
  replaceHeadComponents(getHeadComponents().filter((tag) => !isGenerator(tag)));
};
