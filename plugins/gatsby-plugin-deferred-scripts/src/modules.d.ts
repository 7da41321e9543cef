/** Gatsby's own entry of the visitors' scripts; gatsby-node.ts defines the name. */
declare module 'gatsby-production-app';
