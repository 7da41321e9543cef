import { useEffect } from 'react';

type Props = {
  readonly lang: string;
  /** Empty for the direction that pages have without it. */
  readonly dir: 'rtl' | '';
};

/** The attributes of the page's `html`. */
export function PageLanguage({ lang, dir }: Props) {
  // removed from what visitors get
  if (process.env.NODE_ENV === 'development')
    return <LanguageInDevelopment lang={lang} dir={dir} />;
  return <html lang={lang} dir={dir || undefined} />;
}

/**
 * Gatsby renders the head of a page into a hidden `div`, and takes the attributes from there. In development, React
 * logs an error for an `html` inside.
 */
function LanguageInDevelopment({ lang, dir }: Props) {
  useEffect(() => {
    Object.assign(document.documentElement, { lang, dir });
  }, [lang, dir]);
  return null;
}
