/*
 * The module `build-constants`, and Gatsby's properties of the window:
 * plugins/gatsby-plugin-navigation/src/constants.d.ts
 */

/** A font file imported by a module is its address in the built site. */
declare module '*.woff2' {
  const address: string;
  export default address;
}

/** The sprite of drawings and icons (src/build/bundles/sprite.ts): its address in the built site. */
declare module 'site-sprite.svg' {
  const address: string;
  export default address;
}

/** A file of `static` imported by a module of the frame beside the editor is its address there. */
declare module '*/favicon.svg' {
  const address: string;
  export default address;
}

/**
 * The pictures of all scenes and cards by their names, in the frame beside the editor
 * (src/editor/frame/frame-app.ts).
 */
declare module 'site-pictures' {
  const pictures: Readonly<
    Partial<
      Record<string, { readonly address: string; readonly width: number; readonly height: number }>
    >
  >;
  export default pictures;
}

/**
 * The templates of all page types by their files, in the frame beside the editor
 * (src/editor/frame/frame-app.ts).
 */
declare module 'site-templates' {
  import type { ComponentType } from 'react';

  /** What a template is given of Gatsby's props. */
  type TemplateProps = {
    readonly data: object;
    readonly pageContext: object;
    readonly location: {
      readonly pathname: string;
      readonly search: string;
      readonly hash: string;
    };
  };

  const templates: Readonly<Partial<Record<string, ComponentType<TemplateProps>>>>;
  export default templates;
}
