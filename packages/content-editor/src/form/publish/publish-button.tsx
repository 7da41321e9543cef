import { isAnyEdited } from '../../session/state/edited';
import { isAnyUnpublished } from '../../session/publish/unpublished';
import { Button } from '../ui/button';
import { useSessionState } from '../session-context';
import { publishLabels, visitorsLabels } from './publication-words';

/** Opens the way to the public. What is typed is kept by itself, so this is what is left to do. */
export function PublishButton({ onOpen }: { readonly onOpen: () => void }) {
  const isNext = useSessionState((state) => isAnyEdited(state) || isAnyUnpublished(state));
  const canPublish = useSessionState(({ publicState }) => publicState?.obstacle === undefined);
  const isPublishing = useSessionState((state) => state.sending === 'public');
  const visitors = useSessionState((state) => state.visitors);
  const atRest = visitors && !isNext ? visitorsLabels[visitors.site] : publishLabels.publish;
  const label = isPublishing ? publishLabels.publishing : atRest;
  return (
    <Button data-main={(canPublish && isNext) || undefined} onClick={onOpen}>
      {label}
    </Button>
  );
}
