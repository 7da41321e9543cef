/** The page's fonts, as `FontFace` takes them; src/loader-code.ts defines these constants. */
declare const siteFonts: readonly (readonly [family: string, src: string, weight: string])[];

/** Whether a form of the page can be sent without scripts. */
declare const sendsForms: boolean;
