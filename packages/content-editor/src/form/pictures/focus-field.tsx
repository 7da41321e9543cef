import type { ComponentProps, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { focusPoint, type Point } from 'content-check/picture-focus';
import { media, theme } from '../ui/theme';
import { Button } from '../ui/button';
import { FieldBox, Label, LabelRow, Note } from '../ui/form-style';
import { useSessionState, useSession } from '../session-context';
import { type FieldProps, useField } from '../controls/use-field';
import { pictureBeside } from './pictures';
import { ContentPicture } from './content-picture';

/** The point of a picture that stays in view where it is cut: a mark on the picture, and two ranges. */
export function FocusField(props: FieldProps) {
  const { field, isOptional } = props;
  const session = useSession();
  const picture = useSessionState((state) => pictureBeside(state, field));
  const { id, label, hints, text, control } = useField(props);
  const { x, y } = focusPoint(text);
  const move = (to: Point) => {
    const next = `${to.x}% ${to.y}%`;
    if (next !== text) session.change(field, next);
  };
  const moveTo = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    move({ x: percent((clientX - left) / width), y: percent((clientY - top) / height) });
  };
  return (
    <FieldBox as="fieldset">
      <legend>{label}</legend>
      {picture !== undefined && (
        <Frame
          onClick={moveTo}
          onPointerDown={({ currentTarget, target, pointerId, pointerType }) => {
            // elsewhere than on the mark, a finger scrolls the form
            if (pointerType !== 'touch' || target instanceof HTMLSpanElement)
              currentTarget.setPointerCapture(pointerId);
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event);
          }}
        >
          <ContentPicture path={picture} alt="" draggable={false} />
          <Mark style={{ left: `${x}%`, top: `${y}%` }} />
        </Frame>
      )}
      <Percent
        {...control}
        label="From left to right"
        value={x}
        onMove={(to) => move({ x: to, y })}
      />
      <Percent
        id={`${id}-down`}
        aria-describedby={control['aria-describedby']}
        label="From top to bottom"
        value={y}
        onMove={(to) => move({ x, y: to })}
      />
      {isOptional && (
        // the button is there from the beginning, or the picture would move under the pointer when it appears
        <Button
          data-quiet
          aria-disabled={text === ''}
          onClick={() => text !== '' && session.change(field, undefined)}
        >
          Back to the middle
        </Button>
      )}
      {hints}
    </FieldBox>
  );
}

type PercentProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  readonly label: string;
  readonly value: number;
  readonly onMove: (to: number) => void;
};

function Percent({ label, value, onMove, ...props }: PercentProps) {
  return (
    <>
      <LabelRow>
        <Label htmlFor={props.id}>{label}</Label>
        <Note aria-hidden>{value}%</Note>
      </LabelRow>
      <Range
        {...props}
        type="range"
        value={value}
        aria-valuetext={`${value}%`}
        onChange={({ target }) => onMove(Number(target.value))}
      />
    </>
  );
}

/** A part of a length in whole percent: of a pointer that has left the picture, the nearest edge. */
const percent = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 100);

const Frame = styled.div`
  position: relative;
  width: fit-content;
  margin-block: ${theme.space.m} ${theme.space.l};
  cursor: crosshair;

  img {
    max-height: 16rem;
    user-select: none;
  }
`;

/** The mark is visible on every picture, and has an area around it that fingers can hit. */
const Mark = styled.span`
  position: absolute;
  width: 1.5rem;
  height: 1.5rem;
  border: 3px solid #fff;
  border-radius: 50%;
  box-shadow:
    0 0 0 2px #000,
    inset 0 0 0 2px #000;
  translate: -50% -50%;
  touch-action: none;

  &::after {
    content: '';
    position: absolute;
    inset: -0.8rem;
  }
`;

const Range = styled.input`
  display: block;
  width: 100%;
  margin: 0 0 ${theme.space.s};
  accent-color: ${theme.color.action};

  ${media.touch} {
    height: 44px;
  }
`;
