/**
 * The file with the types of all GraphQL queries, which every build and `gatsby develop` update. It is committed, for the
 * check of types in a folder without a build.
 */
export const typesFile = 'src/model/generated/gatsby-types.d.ts';
