/**
 * What the editor calls those parts of the content that have a name for developers in the files:
 * plain words, as somebody in an office would say them. The guide for editors (`content/README.md`)
 * uses the same.
 */
export const editorTitles = {
  hero: 'Top of the page',
  prose: 'Text',
  label: 'Facts about a system',
  scene: 'View',
  thread: 'Windows that light up',
  anchor: 'Address on this page',
  slug: 'Internal name',
  href: 'Goes to',
  /** Of a link or a button. */
  words: 'Words',
  contact: 'Contact details',
  /** The heading above those fields of a page that its visitors don't see. */
  search: 'Address and search engines',
} as const;
