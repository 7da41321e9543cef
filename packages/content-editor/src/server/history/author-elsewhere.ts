import { isWritable } from '../../store/writable';
import type { LocalContent } from '../local-content';
import { tryGit } from '../git';

/** Who was the last to publish a change of a file; null if nobody is known, or if the folder has another version by now. */
export async function authorElsewhere(
  { model, root }: LocalContent,
  file: string,
): Promise<string | null> {
  if (!isWritable(model, file)) return null;
  const isCommitted = (await tryGit(root, 'diff', '--quiet', 'HEAD', '--', file)) !== undefined;
  if (!isCommitted) return null;
  const args = ['log', '-1', '--no-merges', '--no-show-signature', '--format=%an'];
  const name = await tryGit(root, ...args, '--', file);
  return name === undefined || name === '' ? null : name;
}
