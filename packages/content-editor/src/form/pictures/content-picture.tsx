import { type ComponentProps, useSyncExternalStore } from 'react';
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
export function ContentPicture({ path, upload: added, alt = '', ...props }: Props) {
  const { pictures } = useSession().store;
  const edited = useSessionState((state) => state.pictures[path]);
  const version = useSessionState(({ base }) => base.pictures[path]?.version);
  const upload = added ?? edited;
  const url = useSyncExternalStore(pictures.subscribe, () =>
    upload ? uploadUrl(path, upload) : pictures.url(path, version),
  );
  return <img {...props} src={url === '' ? undefined : url} alt={alt} />;
}
