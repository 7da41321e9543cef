import { Component, type ReactNode } from 'react';
import { metadataOf } from 'content-check/field-metadata';
import { valueAsText } from '../../writing/changes/display-value';
import { FieldBox, Label } from '../ui/form-style';
import { fieldAttribute } from '../go-to-field';
import type { FieldProps } from './use-field';

type Props = Pick<FieldProps, 'part' | 'field' | 'value'>;

/** Stands where the form can't show a field: its value stays as it is, and the rest of the form works. */
export function UnshownField({ part, field, value }: Props) {
  const { title = field } = metadataOf(part);
  return (
    <FieldBox {...{ [fieldAttribute]: field }} tabIndex={-1}>
      <Label as="p">{title}</Label>
      <p>
        The form can’t show this field. Its value stays as it is
        {value === undefined ? (
          '.'
        ) : (
          <>
            : <q>{valueAsText(value)}</q>
          </>
        )}
      </p>
    </FieldBox>
  );
}

/** A field whose control may throw while it renders: then a message stands in its place. */
export class FieldBoundary extends Component<
  Props & { readonly children: ReactNode },
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  /** Another value, such as the one before, may be shown. */
  override componentDidUpdate({ value }: Props): void {
    if (this.state.hasFailed && value !== this.props.value) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <UnshownField {...this.props} /> : this.props.children;
  }
}
