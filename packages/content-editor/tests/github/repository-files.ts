import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { HostedRepository } from '../../src/hosted/git-host';

/** The files of a content folder, as a repository has them. */
export function repositoryFiles(root: string): Readonly<Record<string, Buffer>> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const content = files.map((file) => {
    const below = path.relative(root, file).replaceAll('\\', '/');
    return [`content/${below}`, readFileSync(file)] as const;
  });
  return { ...Object.fromEntries<Buffer>(content), 'package.json': Buffer.from('{}\n') };
}

/** The repository of the stand-in. */
export const hostedRepository: HostedRepository = {
  name: 'ridgeline/website',
  branch: 'main',
  folder: 'content',
};
