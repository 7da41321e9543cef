import { editSummaries } from '../../session/publish/summaries';
import { isSame } from '../../writing/json';
import { Dialog } from '../ui/dialog';
import { useSessionState } from '../session-context';
import { SummaryList } from './summary-list';

type Props = {
  readonly onClose: () => void;
  /** What comes next, on a button. */
  readonly action: string;
  readonly onAction: () => void;
};

/** Describes in sentences what is edited. */
export function ReviewDialog({ onClose, action, onAction }: Props) {
  const changes = useSessionState(editSummaries, isSame);
  const isAny = changes.length > 0;
  return (
    <Dialog
      title="What changes"
      onClose={onClose}
      action={isAny ? action : undefined}
      onAction={onAction}
    >
      {!isAny && <p>Nothing.</p>}
      <SummaryList changes={changes} />
    </Dialog>
  );
}
