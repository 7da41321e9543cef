import { publicPath } from '../../session/preview/shown-page';
import { useEditor } from '../session-context';

/** Leads to the public page that is open in the form, or else to the home page, in a new tab. */
export function PublicPage() {
  const address = useEditor((state) => state.visitors?.address);
  const path = useEditor((state) => publicPath(state));
  if (address === undefined) return null;
  return (
    <a href={address + path} target="_blank" rel="noreferrer" title="It opens in a new tab">
      See the public page
    </a>
  );
}
