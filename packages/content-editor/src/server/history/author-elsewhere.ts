import { isWritable } from '../../store/writable';
import type { LocalContent } from '../local-content';
import { Obstacle, tryGit } from '../git';
import { openRepository } from '../publish/repository';

/** Who was the last to publish a change of a file that this folder doesn't have yet, as far as it knows; null for nobody. */
export async function authorElsewhere(
  { model, root }: LocalContent,
  file: string,
): Promise<string | null> {
  if (!isWritable(model, file)) return null;
  try {
    const { upstream } = await openRepository(root);
    const words = ['log', '-1', '--no-merges', '--no-show-signature', '--format=%an'];
    const name = await tryGit(root, ...words, `HEAD..${upstream}`, '--', file);
    return name === undefined || name === '' ? null : name;
  } catch (error) {
    if (error instanceof Obstacle) return null;
    throw error;
  }
}
