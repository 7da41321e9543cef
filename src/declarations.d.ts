/** A font file imported by a module is its address in the built site. */
declare module '*.woff2' {
  const address: string;
  export default address;
}

/** Gatsby's own entry of the visitors' scripts (src/build/configure-webpack.ts). */
declare module 'gatsby-production-app';

/** What Gatsby hangs on the window of a running site. */
interface Window {
  ___navigate: (to: string) => void;
}
