import { styled } from 'styled-components';

type IconProps = {
  /** SVG path data in a 256 × 256 box. */
  readonly path: string;
  /** What the icon says to someone who can't see it; empty for decoration. */
  readonly alt?: string;
};

/** A drawn sign in the colour of the text around it. */
export function Icon({ path, alt = '' }: IconProps) {
  const meaning = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <Svg viewBox="0 0 256 256" {...meaning}>
      <path d={path} />
    </Svg>
  );
}

const Svg = styled.svg`
  flex: none;
  width: 1.5em;
  height: 1.5em;
  fill: currentColor;
`;
