import { useEffect } from 'react';
import { useHydrating } from '../components/use-hydrating';

type Props = {
  readonly lang: string;
  /** Empty for the direction that pages have without it. */
  readonly dir: 'rtl' | '';
};

/**
 * The attributes of the page's `html`. They are the same on all pages, so only the server's HTML
 * gets them: React would remove and add them again, for which the browser styles the whole page
 * once more, and which undoes what a translator has written there.
 */
export function PageLanguage({ lang, dir }: Props) {
  // removed from what visitors get
  if (process.env.NODE_ENV === 'development')
    return <LanguageInDevelopment lang={lang} dir={dir} />;
  return <LanguageInHtml lang={lang} dir={dir} />;
}

function LanguageInHtml({ lang, dir }: Props) {
  const isOfServer = useHydrating();
  return isOfServer ? <html lang={lang} dir={dir || undefined} /> : null;
}

/** `gatsby develop` has no HTML of the server. */
function LanguageInDevelopment({ lang, dir }: Props) {
  useEffect(() => {
    Object.assign(document.documentElement, { lang, dir });
  }, [lang, dir]);
  return null;
}
