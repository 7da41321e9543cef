import { type ComponentProps, useEffect, useState } from 'react';
import type { Upload } from '../../store/content';
import { useSessionState, useSession } from '../session-context';
import { uploadUrl } from '../../store/picture-type';

type Props = Omit<ComponentProps<'img'>, 'src'> & {
  /** Its path below the content folder. */
  readonly path: string;
  /** The picture, if it is not part of the site yet. */
  readonly upload?: Upload | undefined;
};

/** A picture of the content, or one that is added to it. */
export function ContentPicture({ path, upload, alt = '', ...props }: Props) {
  return <img {...props} src={usePictureUrl(path, upload)} alt={alt} />;
}

/** The address of a picture; undefined while it is loading, and if it can't be loaded. */
function usePictureUrl(path: string, added: Upload | undefined): string | undefined {
  const { store } = useSession().tools;
  const edited = useSessionState((state) => state.pictures[path]);
  const upload = added ?? edited;
  const stored = useSessionState(({ base }) => base.pictures[path]);
  const url = upload ? uploadUrl(upload) : store.pictures.url(path, stored?.version);
  const [loaded, setLoaded] = useState<{ readonly from: unknown; readonly url: string }>();
  useEffect(() => {
    if (typeof url === 'string') return undefined;
    let isCancelled = false;
    url.then(
      (found) => {
        if (!isCancelled) setLoaded({ from: url, url: found });
      },
      // a form without a thumbnail still works
      () => undefined,
    );
    return () => {
      isCancelled = true;
    };
  }, [url]);
  if (typeof url === 'string') return url;
  return loaded?.from === url ? loaded.url : undefined;
}
