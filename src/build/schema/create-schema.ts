import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { sectionTypeName } from '../../content/fields/define-section';
import { createTextExtensions } from './text-extensions';

const generated = 'src/content/generated/schema.graphql';

const buildTypes = `
  type Land {
    day: File!
    night: File!
    dayPhone: File!
    nightPhone: File!
  }
  type CardLand {
    day: File!
    night: File!
  }
  type HiddenInput {
    name: String!
    value: String!
  }
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

/** Declares the content's types from the generated schema, so that Gatsby infers none from data. */
export function createSchemaCustomization(api: CreateSchemaCustomizationArgs): void {
  const { actions, schema } = api;
  createTextExtensions(api);
  actions.createTypes([
    readFileSync(path.resolve(generated), 'utf8'),
    buildTypes,
    // the generated union has the members; this adds how to resolve a section's `type`
    schema.buildUnionType({
      name: 'PageSection',
      types: [],
      resolveType: ({ type }: { readonly type: string }) => sectionTypeName(type),
    }),
  ]);
}
