import { useState } from 'react';
import { isAnyUnsaved } from '../../session/derived';
import { isAnyUnpublished } from '../../session/unpublished';
import { Button } from '../ui/button';
import { useEditor } from '../session-context';
import { PublishDialog } from './publish-dialog';

/** Opens the way to the public. What is typed is kept by itself, so this is what is left to do. */
export function PublishButton() {
  const [isOpen, setOpen] = useState(false);
  const isNext = useEditor((state) => isAnyUnsaved(state) || isAnyUnpublished(state));
  const canPublish = useEditor(({ publication }) => publication?.obstacle === undefined);
  const isPublishing = useEditor((state) => state.isPublishing);
  return (
    <>
      <Button data-main={(canPublish && isNext) || undefined} onClick={() => setOpen(true)}>
        {isPublishing ? 'Publishing…' : 'Publish'}
      </Button>
      {isOpen && <PublishDialog onClose={() => setOpen(false)} />}
    </>
  );
}
