import type { Snapshot } from '../../store/content';
import type { PublicState } from '../../store/publishing';
import { type LocalContent, readContent } from '../local-content';
import { publicStateOf } from './public-state';

/** What there was before the publication that is on its way from a folder, by the folder. */
const before = new Map<string, { readonly content: Snapshot; readonly publicState: PublicState }>();

/**
 * Runs a publication. Until it has ended, the form is told what there was before it: what is written
 * meanwhile may be half of it, or be taken back.
 */
export async function duringPublication<Result>(
  content: LocalContent,
  publication: () => Promise<Result>,
): Promise<Result> {
  const { snapshot } = await readContent(content);
  const publicState = await publicStateOf(content, snapshot);
  before.set(content.root, { content: snapshot, publicState });
  try {
    return await publication();
  } finally {
    before.delete(content.root);
  }
}

/** The content as it was before the publication that is on its way; without one, as it is. */
export const settledContent = async (content: LocalContent): Promise<Snapshot> =>
  before.get(content.root)?.content ?? (await readContent(content)).snapshot;

/** What the public had before the publication that is on its way; without one, what it has. */
export const settledPublicState = async (content: LocalContent): Promise<PublicState> =>
  before.get(content.root)?.publicState ?? publicStateOf(content);
