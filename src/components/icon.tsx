import { withPrefix } from 'gatsby';
import { styled } from 'styled-components';

type IconProps = {
  /** Its path data in a box of 256 × 256, or its name in the file of drawings, where it stands beside words. */
  readonly shape: { readonly path: string } | { readonly name: string };
  /** What the icon says to someone who can't see it; empty for decoration. */
  readonly alt?: string;
};

/** A drawn sign in the colour of the text around it. */
export function Icon({ shape, alt = '' }: IconProps) {
  const meaning = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <Svg viewBox="0 0 256 256" {...meaning}>
      {'path' in shape ? (
        <path d={shape.path} />
      ) : (
        <use href={`${withPrefix('/drawings.svg')}#icon-${shape.name}`} />
      )}
    </Svg>
  );
}

const Svg = styled.svg`
  flex: none;
  width: 1.5em;
  height: 1.5em;
  fill: currentColor;
`;
