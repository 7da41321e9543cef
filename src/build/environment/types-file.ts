/** The file into which every build, and `gatsby develop`, writes the types of all GraphQL queries. It is committed. */
export const typesFile = 'src/content/generated/gatsby-types.d.ts';
