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
