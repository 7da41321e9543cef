import { styled } from 'styled-components';
import { collectionOf } from 'content-check/collection';
import { draftField } from '../../facts';
import type { Entry } from '../../writing/json';
import { isDraft } from '../../writing/drafts';
import type { Part } from '../../writing/schema';
import { NestedField } from '../controls/nested-field';
import { useSession } from '../session-context';
import { theme } from '../ui/theme';

type Props = { readonly file: string; readonly entry: Entry };

/** The first field of an entry that may be hidden: whether visitors see it. */
export function DraftSwitch({ file, entry }: Props) {
  const { model } = useSession().state;
  const collection = collectionOf(model, file);
  const shape: Readonly<Record<string, Part>> = collection?.schema.shape ?? {};
  const { [draftField]: part } = shape;
  if (!part) return null;
  return (
    <Frame data-draft={isDraft(entry) || undefined}>
      <NestedField part={part} field={draftField} value={entry[draftField]} />
    </Frame>
  );
}

const Frame = styled.div`
  &[data-draft] {
    margin-bottom: ${theme.space.l};
    padding: ${theme.space.m} ${theme.space.l} 0;
    border: 1px dashed ${theme.color.border};
    border-radius: ${theme.radius};
  }
`;
