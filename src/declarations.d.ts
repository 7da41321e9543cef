/** A font file imported by a module is its address in the built site. */
declare module '*.woff2' {
  const address: string;
  export default address;
}

/** The sprite of drawings and icons (src/gatsby/node/sprite.ts): its address in the built site. */
declare module 'site-sprite.svg' {
  const address: string;
  export default address;
}

/** The fonts for the loader, as `FontFace` takes them; defined by src/gatsby/post-build/deferred-scripts.ts. */
declare const siteFonts: readonly (readonly [family: string, src: string, weight: string])[];
/** The media query of widths at which the header shows its links; defined in the same way. */
declare const desktopWidth: string;

/** Whether a form of the page can be sent without scripts; defined in the same way. */
declare const sendsForms: boolean;
/** Whether a contact form of the site is sent; defined by src/gatsby/node/configure-bundles.ts. */
declare const sendsMessages: boolean;
/** Whether the build shows drafts; defined in the same way. */
declare const draftsAreShown: boolean;
/** Paths of pages that a link opens as documents of their own; defined in the same way. */
declare const documentPaths: readonly string[];
/** The announcement of a new page: the text before its title and the text after it; defined in the same way. */
declare const navigatedTo: readonly string[];

/** Gatsby's own entry of the visitors' scripts (src/gatsby/node/configure-bundles.ts). */
declare module 'gatsby-production-app';

/**
 * The new address of each old one, both with path prefix, in the scripts of a site that has redirects
 * (src/gatsby/node/configure-bundles.ts); nowhere else.
 */
declare const movedPages: Readonly<Partial<Record<string, string>>>;

/** Gatsby's properties of the window. */
interface Window {
  ___navigate: (to: string | number, options?: object) => void;
}
