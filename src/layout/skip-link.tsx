/** Id of the main area, shared by the link and its target so that they can't disagree. */
export const mainId = 'main';

/** The first link of the page: past the header, to the content (WCAG 2.4.1). `skip-link-style.ts` has its styles. */
export function SkipLink({ children }: { readonly children: string }) {
  return (
    <a href={`#${mainId}`} data-skip="">
      {children}
    </a>
  );
}
