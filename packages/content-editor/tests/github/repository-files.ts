import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { HostPlace } from '../../src/hosted/host-place';

/** The files of a content folder, as a repository has them. */
export function repositoryFiles(root: string): Readonly<Record<string, Buffer>> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const content = files.map((file) => {
    const place = path.relative(root, file).replaceAll('\\', '/');
    return [`content/${place}`, readFileSync(file)] as const;
  });
  return { ...Object.fromEntries<Buffer>(content), 'package.json': Buffer.from('{}\n') };
}

/** Where the stand-in has the content. */
export const hostedPlace: HostPlace = {
  repository: 'ridgeline/website',
  branch: 'main',
  folder: 'content',
};
