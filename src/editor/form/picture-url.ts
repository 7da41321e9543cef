import { useEditor, useSession } from './session-context';

/** Gives the address of a picture by its path: of a saved one, or of one that was just chosen. */
export function usePictureUrl(): (path: string) => string {
  const { store } = useSession();
  const uploads = useEditor((state) => state.uploads);
  return (path) => {
    const upload = uploads[path];
    return upload ? `data:image/webp;base64,${upload.base64}` : store.pictureUrl(path);
  };
}
