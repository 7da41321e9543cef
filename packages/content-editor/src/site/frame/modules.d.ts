/* The modules that `frame-app.ts` makes. */

/** A file of `static` imported by a module of the frame is its address there. */
declare module '*/favicon.svg' {
  const address: string;
  export default address;
}

/** The pictures of all scenes and cards by their names. */
declare module 'site-pictures' {
  const pictures: Readonly<
    Partial<
      Record<string, { readonly address: string; readonly width: number; readonly height: number }>
    >
  >;
  export default pictures;
}

/** The templates of all page types by their files. */
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
