/** A field of the content that the page may show. */
export type Target = {
  /** Names the field; those of one entry begin alike. */
  readonly id: string;
  /** How the page shows it: as words, a picture, a sign or scene by its name, or a link. */
  readonly kind: 'words' | 'picture' | 'sign' | 'address';
  /** The words, without marks; the picture's file without its ending; the name; the address. */
  readonly value: string;
  /** The index of the section that shows it; undefined for one that is shown on every page. */
  readonly section?: number | undefined;
};

/**
 * What is compared of a text: its letters and digits. A page joins words, breaks lines and shows marks such
 * as bold ones in its own way.
 */
export function lettersIn(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}
