import { DraftStyle } from '../components/draft-mark-style';
import { LogoStyle } from '../components/logo-style';
import { TimelineStyle } from '../components/timeline-style';
import { FooterStyle } from '../layout/footer-style';
import { HeaderStyle } from '../layout/header-style';
import { LinksStyle } from '../layout/links-style';
import { SkipLinkStyle } from '../layout/skip-link-style';
import { CardShelfStyle } from '../scenes/card-shelf/card-shelf-style';
import { LandscapeStyle } from '../scenes/landscape-style';
import { SceneMotionStyle } from '../scenes/scene-motion-style';
import { HeroStyle } from '../sections/hero/hero-style';
import { GlobalStyle } from '../theme/global-style';

/**
 * The styles that every page has, or most pages. Only the server renders them (`page-style-sheet.tsx`), so the visitors'
 * scripts don't contain them. In development, where Gatsby doesn't render
 * pages on the server, `develop/development-page.tsx` renders them.
 */
export function PageStyles() {
  return (
    <>
      <GlobalStyle />
      <LandscapeStyle />
      <SceneMotionStyle />
      <HeroStyle />
      <CardShelfStyle />
      <TimelineStyle />
      <LogoStyle />
      <HeaderStyle />
      <LinksStyle />
      <SkipLinkStyle />
      <FooterStyle />
      {draftsAreShown && <DraftStyle />}
    </>
  );
}
