import { isValidElement } from 'react';
import { withPrefix, type GatsbySSR } from 'gatsby';
import { fontStyle } from '../../theme/fonts';
import { dark, light } from '../../theme/tokens';

const schemes = { light, dark };

/**
 * Head tags that are the same on every page. They are written into the HTML and then left alone:
 * what Gatsby's Head draws is put in anew when React hydrates, and the browser would ask for the
 * icons again.
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
    <style key="fonts" id="fonts">
      {fontStyle}
    </style>,
    <link key="ico" rel="icon" href={withPrefix('/favicon.ico')} sizes="32x32" />,
    <link key="svg" rel="icon" href={withPrefix('/favicon.svg')} type="image/svg+xml" />,
    <link key="touch" rel="apple-touch-icon" href={withPrefix('/apple-touch-icon.png')} />,
    <link
      key="manifest"
      rel="manifest"
      href={withPrefix('/site.webmanifest')}
      // without credentials, browsers open a connection of its own for it
      crossOrigin="use-credentials"
    />,
  ]);
};

/** Leaves out the tag with Gatsby's version, which no visitor needs and an attacker might use. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const isGenerator = (tag: unknown) => isValidElement(tag) && tag.key?.startsWith('generator-');
  replaceHeadComponents(getHeadComponents().filter((tag) => !isGenerator(tag)));
};
