import { styled } from 'styled-components';
import { collectionOf } from 'content-check/collection';
import { hiddenBy } from '../../facts';
import type { Entry } from '../../writing/json';
import { isHiddenEntry } from '../../writing/hidden';
import type { Part } from '../../writing/schema';
import { NestedField, useSession } from '../session-context';
import { theme } from '../ui/theme';

type Props = { readonly file: string; readonly entry: Entry };

/** The first field of an entry that may be hidden: whether visitors see it. */
export function HiddenSwitch({ file, entry }: Props) {
  const { model } = useSession().tools;
  const collection = collectionOf(model, file);
  const shape: Readonly<Record<string, Part>> = collection?.schema.shape ?? {};
  const { [hiddenBy]: part } = shape;
  if (!part) return null;
  return (
    <Frame data-hidden={isHiddenEntry(entry) || undefined}>
      <NestedField part={part} field={hiddenBy} value={entry[hiddenBy]} />
    </Frame>
  );
}

const Frame = styled.div`
  &[data-hidden] {
    margin-bottom: ${theme.space.l};
    padding: ${theme.space.m} ${theme.space.l} 0;
    border: 1px dashed ${theme.color.border};
    border-radius: ${theme.radius};
  }
`;
