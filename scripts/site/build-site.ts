import { recordBuild, prepareFolder } from './site-folder';
import { removePublishedEditor } from './editor-folder';
import { runGatsby } from './run-gatsby';

/**
 * Builds the production site into `public/`.
 * @param root the folder of the site
 * @returns whether the build succeeded
 * @throws {CommandError} as `prepareFolder` and `runGatsby` do
 */
export async function buildSite(root = '.'): Promise<boolean> {
  const { unlock } = await prepareFolder(root);
  try {
    await removePublishedEditor(root);
    // without this option Gatsby ignores the path prefix of its configuration
    if ((await runGatsby(['build', '--prefix-paths'], { root })) !== 0) return false;
    // loaded only now: it would slow down the start of every command
    const { writePublishedEditor } = await import('./published-editor');
    await writePublishedEditor(root);
    await recordBuild(root);
    return true;
  } finally {
    unlock();
  }
}
