import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CreateSchemaCustomizationArgs } from 'gatsby';

const generated = 'src/model/generated/schema.graphql';

/** The types of what is not in the model. */
const buildTypes = `
  type PageMetadata {
    title: String!
    documentTitle: String!
    description: String!
    keywords: [String!]!
    robots: String!
    canonical: String
    image: String
    imageAlt: String!
    siteName: String!
    language: String!
    structuredData: String
  }
  type Build {
    siteUrl: String!
    indexable: Boolean!
    year: String!
  }
`;

/** Declares the types of results and of nodes, so that Gatsby infers none from data. */
export function createSchemaCustomization({
  actions,
  schema,
}: CreateSchemaCustomizationArgs): void {
  actions.createTypes([
    readFileSync(path.resolve(generated), 'utf8'),
    buildTypes,
    // its members are in the generated schema; without this, Gatsby would look for a node behind each section
    // to find its type
    schema.buildUnionType({
      name: 'PageSection',
      types: [],
      resolveType: ({ __typename }: { readonly __typename: string }) => __typename,
    }),
  ]);
}
