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
