import sprite from 'site-sprite.svg';
import { styled } from 'styled-components';

type IconProps = {
  /**
   * Name of an icon that the content names, since the sprite of a build has no other. The site's own icons
   * are inlined in their components, such as `close-icon.tsx`.
   */
  readonly name: string;
  /** Text alternative; empty for decoration. */
  readonly alt?: string;
};

/** An icon in the text color. */
export function Icon({ name, alt = '' }: IconProps) {
  const meaning = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <IconBox viewBox="0 0 256 256" {...meaning}>
      <use href={`${sprite}#icon-${name}`} />
    </IconBox>
  );
}

/** The square of an icon, as large as its text. */
export const IconBox = styled.svg`
  flex: none;
  width: 1.5em;
  height: 1.5em;
  fill: currentColor;
`;
