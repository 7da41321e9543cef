import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { textBlocks, textSpans } from './rich-text';
import { joinLastWords } from './running-texts';

/** The part of Gatsby's context used here. */
type Context = { readonly defaultFieldResolver: (...given: readonly unknown[]) => unknown };

/** A directive of the generated schema whose fields hold what `read` makes of their content. */
function extension(name: string, read: (content: never) => unknown) {
  return {
    name,
    extend: () => ({
      resolve: async (source: unknown, args: unknown, context: Context, info: unknown) => {
        const content = await context.defaultFieldResolver(source, args, context, info);
        return content === undefined || content === null ? null : read(content as never);
      },
    }),
  };
}

/** Lets queries have texts as they are shown, and those with marks as typed nodes, so that visitors get no parser. */
export function createTextExtensions({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension(extension('runningText', joinLastWords));
  actions.createFieldExtension(extension('textLine', (line: string) => textSpans(line)));
  actions.createFieldExtension(extension('textBlocks', (lines: string[]) => textBlocks(lines)));
}
