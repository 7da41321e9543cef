import { publicPath } from '../../session/preview/shown-page';
import { useSessionState } from '../session-context';

/** Leads to the public page that is open in the form, or else to the home page, in a new tab. */
export function PublicPage() {
  const address = useSessionState((state) => state.visitors?.address);
  const path = useSessionState((state) => publicPath(state));
  if (address === undefined) return null;
  return (
    <a href={address + path} target="_blank" rel="noreferrer" title="It opens in a new tab">
      See the public page
    </a>
  );
}
