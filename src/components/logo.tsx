import { theme } from '../theme/theme';
import { ContentLink } from './link';
import { farRidge, litWindow, nearRidge } from './mark-outlines';

/** A link to the home page: the mark and the name, whose first word is in the display font. `logo-style.ts` has its styles. */
export function Logo({ name }: { readonly name: string }) {
  const [firstWord = '', ...otherWords] = name.split(' ');
  return (
    <ContentLink href="/" data-logo="">
      <svg viewBox="0 0 32 32" aria-hidden>
        <path fill={theme.mark.sky} d="M0 0h32v16H0z" />
        <path fill={theme.mark.far} d={`${farRidge}V26H0Z`} />
        <path fill={theme.mark.near} d={`${nearRidge}V32H0Z`} />
        <path fill={theme.mark.window} d={litWindow} />
      </svg>
      <span>
        {`${firstWord} `}
        <span>{otherWords.join(' ')}</span>
      </span>
    </ContentLink>
  );
}
