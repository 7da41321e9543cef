import { styled } from 'styled-components';
import { theme } from '../../theme/theme';
import { FieldBox } from './parts';
import { useSession } from './session-context';
import { type FieldProps, useField } from './use-field';

/** Yes or no. One that may be left out is left out for no. */
export function SwitchField(props: FieldProps) {
  const { field, value, isOptional } = props;
  const session = useSession();
  const { id, title, help, faults, touch, control } = useField(props);
  return (
    <FieldBox>
      <Line>
        <input
          {...control}
          type="checkbox"
          checked={value === true}
          onBlur={touch}
          onChange={({ target }) => {
            session.change(field, target.checked || (isOptional ? undefined : false));
          }}
        />
        <label htmlFor={id}>{title}</label>
      </Line>
      {faults}
      {help}
    </FieldBox>
  );
}

const Line = styled.div`
  display: flex;
  gap: ${theme.space.m};
  align-items: center;
  min-height: 44px;
  font-weight: 600;

  input {
    flex: none;
    width: 24px;
    height: 24px;
    accent-color: ${theme.color.action};
  }
`;
