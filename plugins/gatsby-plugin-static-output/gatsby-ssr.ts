import { isValidElement } from 'react';
import type { GatsbySSR } from 'gatsby';

/** Removes the meta tag with Gatsby's version. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const isGenerator = (tag: unknown) => isValidElement(tag) && tag.key?.startsWith('generator-');
  replaceHeadComponents(getHeadComponents().filter((tag) => !isGenerator(tag)));
};
