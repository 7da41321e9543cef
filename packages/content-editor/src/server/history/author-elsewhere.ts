import { isContentFile } from '../../store/content-file';
import type { LocalContent } from '../local-content';
import { literal, tryGit } from '../git';

/** Who was the last to publish a change of a file; null if nobody is known, or if the folder has another version by now. */
export async function authorElsewhere(
  { model, root }: LocalContent,
  file: string,
): Promise<string | null> {
  if (!isContentFile(model, file)) return null;
  const ofFile = ['--', literal(file)];
  const isCommitted = (await tryGit(root, 'diff', '--quiet', 'HEAD', ...ofFile)) !== undefined;
  if (!isCommitted) return null;
  const args = ['log', '-1', '--no-merges', '--no-show-signature', '--format=%an'];
  const name = await tryGit(root, ...args, ...ofFile);
  return name === undefined || name === '' ? null : name;
}
