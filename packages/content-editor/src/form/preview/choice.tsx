import { styled } from 'styled-components';
import { media, theme } from '../ui/theme';
import { Button } from '../ui/button';

type Props<Name extends string> = {
  /** What is chosen. */
  readonly label: string;
  readonly names: Readonly<Record<Name, string>>;
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
};

/** A choice of a few, all of them in view. */
export function Choice<Name extends string>({ label, names, chosen, onChoose }: Props<Name>) {
  return (
    <Choices role="group" aria-label={label}>
      {Object.entries<string>(names).map(([name, text]) => (
        <Button key={name} aria-pressed={name === chosen} onClick={() => onChoose(name as Name)}>
          {text}
        </Button>
      ))}
    </Choices>
  );
}

/** Buttons that look like one. */
const Choices = styled.div`
  display: flex;

  > button {
    min-height: 32px;
    padding: 0 0.45rem;
    border-radius: 0;
    font-size: ${theme.size.small};

    ${media.touch} {
      min-height: 44px;
    }
  }

  > button:not(:first-child) {
    margin-inline-start: -1px;
  }

  > button:first-child {
    border-start-start-radius: ${theme.radius};
    border-end-start-radius: ${theme.radius};
  }

  > button:last-child {
    border-start-end-radius: ${theme.radius};
    border-end-end-radius: ${theme.radius};
  }
`;
