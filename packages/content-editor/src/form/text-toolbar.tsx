import { type KeyboardEvent, useState } from 'react';
import { styled } from 'styled-components';
import { media, theme } from './theme';
import { Button } from './button';

/** A button of the toolbar. */
export type Tool = {
  readonly name: string;
  /** What the button shows. */
  readonly sign: string;
  readonly isOn: boolean;
  readonly run: () => void;
  /** The key that does the same, as `aria-keyshortcuts` has it. */
  readonly shortcut?: string;
};

type Props = {
  readonly label: string;
  readonly tools: readonly Tool[];
};

/** The marks of a text: one stop of the Tab key, within which the arrow keys move (APG, toolbar). */
export function TextToolbar({ label, tools }: Props) {
  const [current, setCurrent] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = step(current, tools.length);
    setCurrent(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <Bar role="toolbar" aria-label={label} onKeyDown={onKeyDown}>
      {tools.map(({ name, sign, isOn, run, shortcut }, index) => (
        <Button
          key={name}
          data-quiet
          data-mark={name}
          data-sign={sign}
          aria-label={name}
          aria-pressed={isOn}
          aria-keyshortcuts={shortcut}
          title={name}
          tabIndex={index === Math.min(current, tools.length - 1) ? 0 : -1}
          // the text keeps the focus and what is selected in it
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(index)}
          onClick={run}
        />
      ))}
    </Bar>
  );
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  border: 1px solid ${theme.color.borderSubtle};
  border-bottom: 0;
  border-radius: ${theme.radius} ${theme.radius} 0 0;

  > button {
    min-width: 40px;
    min-height: 36px;
    padding: 0 ${theme.space.s};
    font-weight: 500;
  }

  ${media.touch} {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(4.25rem, 1fr));

    > button {
      min-height: 44px;
    }
  }

  /* a sign is no word of the button's name */
  > button::before {
    content: attr(data-sign);
  }

  > [data-mark='Bold'] {
    font-weight: 800;
  }

  > [data-mark='Emphasis'] {
    font-style: italic;
  }

  > [aria-pressed='true'] {
    background: ${theme.color.borderSubtle};
  }
`;
