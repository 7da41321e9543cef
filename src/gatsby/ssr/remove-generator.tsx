import { isValidElement } from 'react';
import type { GatsbySSR } from 'gatsby';

/** Leaves out the version of the generator, which is nobody's business. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(
    getHeadComponents().filter(
      (component) => !(isValidElement(component) && component.key?.startsWith('generator-')),
    ),
  );
};
