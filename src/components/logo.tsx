import { styled } from 'styled-components';
import { theme } from '../theme/theme';
import { ContentLink } from './link';
import { farRidge, litWindow, nearRidge } from './mark-outlines';

type LogoProps = {
  readonly name: string;
  readonly className?: string | undefined;
};

/** A link to the home page: the mark and the name, whose first word is in the display font. */
export function Logo({ name, className }: LogoProps) {
  const [firstWord = '', ...otherWords] = name.split(' ');
  return (
    <Home href="/" className={className}>
      <Mark viewBox="0 0 32 32" aria-hidden>
        <path fill={theme.mark.sky} d="M0 0h32v16H0z" />
        <path fill={theme.mark.far} d={`${farRidge}V26H0Z`} />
        <path fill={theme.mark.near} d={`${nearRidge}V32H0Z`} />
        <path fill={theme.mark.window} d={litWindow} />
      </Mark>
      <Name>
        {`${firstWord} `}
        <span>{otherWords.join(' ')}</span>
      </Name>
    </Home>
  );
}

/** The mark before the name. */
const Mark = styled.svg`
  flex: none;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: ${theme.radius};
  forced-color-adjust: none;
`;

/** The name beside the mark. */
export const Name = styled.span`
  > span {
    /* on one line, unless it is wider than its container */
    display: inline-block;
    font: 500 1.0625rem / 1.1 ${theme.font.text};
    letter-spacing: 0;

    /* always on two lines, so that both the font and its fallback break alike */
    @media (max-width: 24rem) {
      display: block;
    }
  }
`;

const Home = styled(ContentLink)`
  display: inline-flex;
  align-items: center;
  gap: 0.7rem;
  min-height: 2.75rem;
  color: ${theme.color.text};
  font: 600 1.1875rem / 1.1 ${theme.font.display};
  letter-spacing: -0.015em;
  text-decoration: none;
`;
