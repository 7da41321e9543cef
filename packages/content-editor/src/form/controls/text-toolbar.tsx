import { type KeyboardEvent, useState } from 'react';
import { styled } from 'styled-components';
import { media, theme } from '../ui/theme';
import { Button } from '../ui/button';
import { chosenStyle } from '../ui/form-style';

/** A button of the toolbar. */
export type Tool = {
  readonly name: string;
  /** What the button shows. */
  readonly sign: string;
  /** Whether the mark is on at the caret; undefined for a button without an on and off. */
  readonly isOn: boolean | undefined;
  /** Whether it can do anything there. */
  readonly canRun: boolean;
  readonly run: () => void;
  /** The key that does the same, together with Control or, on a Mac, Command. */
  readonly key?: string;
  readonly opensDialog?: boolean;
};

type Props = {
  readonly label: string;
  readonly tools: readonly Tool[];
  /** The id of the text. */
  readonly controls: string | undefined;
  /** Called when Escape is pressed: back to the text. */
  readonly onLeave: () => void;
};

/** The marks of a text: one stop of the Tab key, within which the arrow keys move (APG, toolbar). */
export function TextToolbar({ label, tools, controls, onLeave }: Props) {
  const [current, setCurrent] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') onLeave();
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = step(current, tools.length);
    setCurrent(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <Bar role="toolbar" aria-label={label} aria-controls={controls} onKeyDown={onKeyDown}>
      {tools.map(({ name, sign, isOn, canRun, run, key, opensDialog }, index) => (
        <Button
          key={name}
          data-quiet
          data-mark={name}
          data-sign={sign}
          aria-label={name}
          // a dialog is neither on nor off
          aria-pressed={opensDialog ? undefined : isOn}
          aria-haspopup={opensDialog ? 'dialog' : undefined}
          aria-disabled={canRun ? undefined : true}
          aria-keyshortcuts={key && `${isMac ? 'Meta' : 'Control'}+${key}`}
          data-on={isOn ? '' : undefined}
          title={key ? `${name} (${isMac ? '⌘' : 'Ctrl+'}${key})` : name}
          tabIndex={index === Math.min(current, tools.length - 1) ? 0 : -1}
          // the text keeps the focus and what is selected in it
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(index)}
          onClick={canRun ? run : undefined}
        />
      ))}
    </Bar>
  );
}

const isMac = /Mac|iP(?:hone|ad|od)/.test(navigator.platform);

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const Bar = styled.div`
  z-index: 1;
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
    grid-template-columns: repeat(auto-fill, minmax(3.25rem, 1fr));

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

  > [data-mark$='ubheading'] {
    font-size: ${theme.size.heading};
    font-weight: 700;
  }

  > [data-mark^='Smaller'] {
    font-size: ${theme.size.small};
  }

  > [data-mark='Emphasis'] {
    font-style: italic;
  }

  > [data-on] {
    ${chosenStyle}
  }

  /* in reach while a long text is edited, also above a phone's keyboard */
  @media (height >= 22rem) {
    position: sticky;
    /* at the edge of the column: above it, a strip of the text would show */
    top: calc(-1 * ${theme.space.l});
    background: ${theme.color.background};
  }
`;
