import type { PageViewer, PageHead, ShownPage } from '../../page/page-viewer';
import { uploadUrl } from '../../store/picture-type';
import type { Store } from '../../store/store';
import { entriesToWrite } from '../write/to-write';
import type { State } from '../state/state';
import { onChange, type StateHolder } from '../state/state-holder';
import { shownPage } from './shown-page';

/** The parts of the state on which it depends what is shown. */
const parts = [
  'editedEntries',
  'oldNames',
  'pictures',
  'base',
  'committed',
  'file',
] as const satisfies readonly (keyof State)[];

/** A session, and where its pictures are. */
type Shown = StateHolder & { readonly store: Pick<Store, 'pictures'> };

/**
 * Shows the open page from now on, with each change. The frame follows after the form has shown the key.
 * @param onShown called with the file of the page that is shown, and with what others take from its head
 * @returns a function that stops it
 */
export function showPages(
  session: Shown,
  { show }: PageViewer,
  onShown: (file: string, head: PageHead) => void,
): () => void {
  let file: string | undefined;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = setTimeout(showNow);
    });
  };
  const { pictures } = session.store;
  const showNow = () => {
    const { state } = session;
    file = shownPage(state, file);
    if (file === undefined) return;
    const page = { entries: entriesToWrite(state), file, pictureAt: pagePictures(state, pictures) };
    show(page, (head) => onShown(page.file, head));
  };
  const stops = [onChange(session, parts, schedule), pictures.subscribe(schedule)];
  showNow();
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}

/** The pictures that a page shows: uploads, and those of the base. */
export const pagePictures =
  ({ pictures, base }: State, { url }: Store['pictures']): ShownPage['pictureAt'] =>
  (path) => {
    const { [path]: upload } = pictures;
    if (upload) return { ...upload, address: uploadUrl(path, upload) };
    const picture = base.pictures[path];
    if (upload === null || !picture || !('width' in picture)) return undefined;
    const address = url(path, picture.version);
    return address === '' ? undefined : { ...picture, address };
  };
