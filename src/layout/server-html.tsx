import { isValidElement } from 'react';
import type { GatsbySSR } from 'gatsby';
import { plainMenu } from './navigation-menu';

/** Styles for visitors without scripts: the menu is simply there, what needs a script is not. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  const style = `${plainMenu}[data-needs-script]{display:none!important}`;
  setHeadComponents([
    <noscript key="without-script">
      <style>{style}</style>
    </noscript>,
  ]);
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
