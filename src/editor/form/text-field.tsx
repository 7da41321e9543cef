import { useMemo } from 'react';
import type * as z from 'zod';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme';
import { limitsOf } from '../writing/blank';
import { kindOf } from '../writing/names';
import { afterPress } from './after-press';
import { FieldBox, Input, Label, Note, TextArea } from './parts';
import { useSession } from './session-context';
import { TargetList } from './target-list';
import { type FieldProps, useField } from './use-field';

const keyboards = {
  email: 'email',
  phone: 'tel',
  'https-url': 'url',
  'form-action': 'url',
} as const;

/** A text: on one line, or, where there is room for more than a line, in a box that grows with it. */
export function TextField(props: FieldProps & { readonly part: z.ZodString }) {
  const { part, field, isOptional } = props;
  const value = typeof props.value === 'string' ? props.value : '';
  const session = useSession();
  const { id, title, note, help, faults, touch, control } = useField(props);
  const { maxLength } = useMemo(() => limitsOf(part), [part]);
  const kind = kindOf(part) ?? '';
  const leadsToPage = kind === 'href' || kind === 'page-link';
  const change = (text: string) => {
    session.change(field, text === '' && isOptional ? undefined : text);
  };
  const shared = {
    ...control,
    'aria-describedby': `${control['aria-describedby']} ${id}-count`,
    value,
    onChange: ({ target }: { target: { value: string } }) => {
      // a paragraph of a letter comes with its line ends
      change(target.value.replaceAll(/\s*\n\s*/g, ' '));
    },
    onBlur: () => {
      if (value !== value.trim()) afterPress(() => change(value.trim()));
      touch();
    },
  };
  return (
    <FieldBox>
      <Label htmlFor={id}>
        {title}
        <Note>{note}</Note>
      </Label>
      {(maxLength ?? 0) > 90 ? (
        <TextArea {...shared} rows={2} />
      ) : (
        <Input
          {...shared}
          autoComplete="off"
          spellCheck={/heading|line|title/.test(kind)}
          inputMode={kind in keyboards ? keyboards[kind as keyof typeof keyboards] : undefined}
          list={leadsToPage ? `${id}-targets` : undefined}
        />
      )}
      {leadsToPage && <TargetList id={`${id}-targets`} />}
      {maxLength !== undefined && (
        <Count id={`${id}-count`} data-over={value.length > maxLength || undefined}>
          {value.length} of {maxLength}
          <Note> characters</Note>
        </Count>
      )}
      {faults}
      {help}
    </FieldBox>
  );
}

const Count = styled.p`
  /* below the ring of the focus */
  margin: ${theme.space.xs} 0 0;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.small};
  text-align: end;

  &[data-over] {
    color: ${theme.color.error};
    font-weight: 700;
  }
`;
