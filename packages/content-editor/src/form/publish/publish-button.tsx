import { useState } from 'react';
import { isAnyUnsaved } from '../../session/unsaved';
import { isAnyUnpublished } from '../../session/publish/unpublished';
import { Button } from '../ui/button';
import { useEditor } from '../session-context';
import { publishLabels, visitorsLabels } from './publication-words';
import { PublishDialog } from './publish-dialog';

/** Opens the way to the public. What is typed is kept by itself, so this is what is left to do. */
export function PublishButton() {
  const [isOpen, setOpen] = useState(false);
  const isNext = useEditor((state) => isAnyUnsaved(state) || isAnyUnpublished(state));
  const canPublish = useEditor(({ publicState }) => publicState?.obstacle === undefined);
  const isPublishing = useEditor((state) => state.isPublishing);
  const visitors = useEditor((state) => state.visitors);
  const atRest = visitors && !isNext ? visitorsLabels[visitors.site] : publishLabels.publish;
  const label = isPublishing ? publishLabels.publishing : atRest;
  return (
    <>
      <Button data-main={(canPublish && isNext) || undefined} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <PublishDialog onClose={() => setOpen(false)} />}
    </>
  );
}
