import type { CreateResolversArgs } from 'gatsby';
import type { PageType } from '../../page-types/page-type';
import { pageTypes } from '../../page-types/registry';
import { type Context, readBuild, readPage, readSingle } from './node-source';
import { pageResult } from './page-result';
import { entryResult } from './query-result';

/**
 * The fields at which queries begin. Each gives its whole result as `query-result.ts` makes it, so
 * that the types within need no resolvers. Pictures are the exception: their values are nodes, of
 * which Gatsby's plugins make files.
 */
export function createResolvers(api: CreateResolversArgs): void {
  // Gatsby types it as any function
  const create = api.createResolvers as (resolvers: object) => void;
  create({
    Query: {
      // `website`, because Gatsby already defines `Query.site`
      website: singleField('SiteContent!', 'site.json'),
      navigation: singleField('NavigationContent!', 'navigation.json'),
      contact: singleField('ContactContent!', 'contact.json'),
      build: field('Build!', (_source, _args, context) => readBuild(context)),
      ...Object.fromEntries(pageTypes.map((type) => [type.queryField, pageField(type)])),
    },
  });
}

/** A field whose type is written in SDL. */
const field = <Args>(
  type: string,
  resolve: (source: unknown, args: Args, context: Context) => unknown,
) => ({ type, resolve });

const singleField = (type: string, file: string) =>
  field(type, async (_source, _args, context) =>
    entryResult(await readSingle(context, file), file),
  );

const pageField = ({ typeName }: PageType<unknown>) => ({
  args: { path: 'String!' },
  ...field(`${typeName}!`, async (_source, { path }: { readonly path: string }, context) => {
    const page = await readPage(context, typeName, path);
    return page && pageResult(page.source, page.file);
  }),
});
