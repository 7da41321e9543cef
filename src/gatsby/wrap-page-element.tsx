import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import { Layout } from '../layout/layout';

/** Puts every page into the layout; the browser and the server share this one function. */
export function wrapPageElement({
  element,
  props,
}: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) {
  return <Layout location={props.location}>{element}</Layout>;
}
