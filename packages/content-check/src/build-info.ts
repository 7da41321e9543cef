import { contentId } from './content-id';

/** The file in which a built site says of which commit and content it is, at its root. */
export const buildInfoFile = 'build.json';

/**
 * Whether a site was built of a state of the content, by what it says of itself.
 * @param info the text of its `buildInfoFile`
 * @param files the texts of the content's files, by path below the content folder
 * @returns undefined if it says nothing about that
 */
export async function isBuiltOf(
  info: string,
  files: Readonly<Record<string, string>>,
): Promise<boolean | undefined> {
  const { content } = parsed(info);
  return typeof content === 'string' ? content === (await contentId(files)) : undefined;
}

function parsed(info: string): { readonly content?: unknown } {
  try {
    return (JSON.parse(info) as { readonly content?: unknown } | null) ?? {};
  } catch {
    // such as a page that says that there is no such file
    return {};
  }
}
