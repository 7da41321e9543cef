import { metadataOf } from 'content-check/field-metadata';
import { referenceNames } from '../../session/references/reference-names';
import { titleInForm } from '../../session/titles/titles';
import { namespaceOf } from '../../writing/references/names';
import { Note } from '../ui/form-style';
import { useSessionState, useSession } from '../session-context';

type Props = {
  /** For the description of the control. */
  readonly id: string;
  readonly collection: string;
  readonly address: string;
};

/** The title of what an address leads to. */
export function LinkTitle({ id, collection, address }: Props) {
  const { model } = useSession().state;
  const [name = ''] = address.split('#');
  const title = useSessionState((state) => {
    const names = referenceNames(state);
    const file = Object.keys(names).find(
      (path) => names[path] === name && namespaceOf(model, path) === collection,
    );
    return file === undefined ? undefined : titleInForm(state, file);
  });
  const kind = metadataOf(model.collections.find((found) => found.name === collection)?.schema);
  if (title === undefined) return null;
  return (
    <Note id={id}>
      {kind.title} “{title}”
    </Note>
  );
}
