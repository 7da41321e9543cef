/**
 * The file with the types of all GraphQL queries, which every build and `gatsby develop` update. It is committed, for the
 * check of types in a folder without a build.
 */
export const typesFile = 'src/content/generated/gatsby-types.d.ts';
