import { isValidElement } from 'react';
import type { GatsbySSR } from 'gatsby';
import { sharedLinks } from '../metadata/shared-links';

/** Writes the head tags that all pages share. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents(sharedLinks());
};

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
