import { HistoryDialog } from './history/history-dialog';
import { publishLabels } from './publish/publication-words';
import { PublishDialog } from './publish/publish-dialog';
import { ReviewDialog } from './publish/review-dialog';
import { useSession } from './session-context';

/** A dialog that a button of the bar opens. */
export type BarDialogName = 'history' | 'changes' | 'publish';

type Props = {
  readonly open: BarDialogName | undefined;
  readonly onOpen: (name: BarDialogName | undefined) => void;
  /** Writes what is edited into the files. */
  readonly onWrite: () => void;
};

/** The dialog that is open, of which one may lead to another. */
export function BarDialog({ open, onOpen, onWrite }: Props) {
  const { history, write } = useSession().store;
  const close = () => onOpen(undefined);
  const publish = () => onOpen('publish');
  const writeNow = () => {
    close();
    onWrite();
  };
  switch (open) {
    case 'history':
      return <HistoryDialog history={history} onClose={close} onPublish={publish} />;
    case 'changes':
      return (
        <ReviewDialog
          onClose={close}
          action={write ? publishLabels.write : publishLabels.publish}
          onAction={write ? writeNow : publish}
        />
      );
    case 'publish':
      return <PublishDialog onClose={close} />;
    case undefined:
      return null;
  }
}
