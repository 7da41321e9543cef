import { checkTexts } from '../../store/check-texts';
import { ShownContent } from '../../store/shown-content';
import type { Snapshot } from '../../store/store';
import { type LocalContent, readContent } from '../local-content';
import { preparePicture } from '../pictures/prepare-picture';
import { readFolder, updateFolder } from './shown-folder';
import { withStandIns } from './stand-ins';

/**
 * Keeps the content that the site shows in a folder, from which the site reads it: at first, what is saved.
 * @param folder it is created, and all that is in it is replaced; it stays as it is while what is saved is not valid
 */
export async function showInFolder(content: LocalContent, folder: string): Promise<ShownContent> {
  const errorsIn = (files: Snapshot['files'], pictures: Snapshot['pictures']) =>
    checkTexts(content.model, files, pictures).filter(({ severity }) => severity === 'error');
  const shown = new ShownContent(
    {
      saved: async () => (await readContent(content)).snapshot,
      decode: (base64) => preparePicture(Buffer.from(base64, 'base64')),
      problemFiles: (files, pictures) =>
        Promise.resolve(errorsIn(files, pictures).map(({ file }) => file)),
      complete: (files, now, pictures) =>
        withStandIns(content.model, files, now, errorsIn(files, pictures)),
      show: async ({ files, saved, uploads, isWhole }) => {
        await updateFolder(content, folder, {
          files,
          saved: Object.keys(saved.pictures),
          uploads,
          keepsPictures: !isWhole,
        });
        return undefined;
      },
    },
    await readFolder(content, folder),
  );
  await shown.refresh();
  return shown;
}
