import { styled } from 'styled-components';
import { InterfaceIcon } from '../components/interface-icon';
import { theme } from '../theme/theme';

type CloseButtonProps = {
  readonly label: string;
  readonly onClick: () => void;
};

/** Dismisses a notification. 44 px square, more than WCAG 2.5.8 asks for. */
export function CloseButton({ label, onClick }: CloseButtonProps) {
  return (
    <Square type="button" aria-label={label} onClick={onClick}>
      <InterfaceIcon name="close" />
    </Square>
  );
}

const Square = styled.button`
  display: grid;
  grid-area: 1 / 3;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius};
  background: none;
  color: inherit;
  font-size: 0.9rem;
  cursor: pointer;

  &:hover {
    background: ${theme.color.surface2};
  }

  &:focus-visible {
    outline-offset: 0;
  }
`;
