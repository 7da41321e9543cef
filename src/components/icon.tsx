import drawings from 'site-drawings.svg';
import { styled } from 'styled-components';

type IconProps = {
  /** Name of an icon of the set; it comes with the site's drawings. */
  readonly name: string;
  /** What the icon says to someone who can't see it; empty for decoration. */
  readonly alt?: string;
};

/** A drawn sign in the colour of the text around it. */
export function Icon({ name, alt = '' }: IconProps) {
  const meaning = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <IconBox viewBox="0 0 256 256" {...meaning}>
      <use href={`${drawings}#icon-${name}`} />
    </IconBox>
  );
}

export const IconBox = styled.svg`
  flex: none;
  width: 1.5em;
  height: 1.5em;
  fill: currentColor;
`;
