/**
 * The GraphQL types of texts with marks, by name: the elements that show them. The build reads the text, so that visitors
 * need no parser.
 */
export const richTextTypes: readonly (readonly [name: string, declaration: string])[] = [
  ['WordTag', 'enum WordTag {\n  strong\n  em\n}'],
  ['TextWords', 'type TextWords @dontInfer {\n  text: String!\n  tags: [WordTag!]!\n}'],
  // words that lead to the same place, or nowhere
  ['TextSpan', 'type TextSpan @dontInfer {\n  href: String\n  words: [TextWords!]!\n}'],
  ['TextTag', 'enum TextTag {\n  p\n  h2\n  h3\n  h4\n  blockquote\n  ul\n  ol\n}'],
  // a numbered list starts with 1, unless it says so
  [
    'TextInnerList',
    'type TextInnerList @dontInfer {\n  tag: TextTag!\n  start: Int\n  items: [TextItem!]!\n}',
  ],
  ['TextItem', 'type TextItem @dontInfer {\n  spans: [TextSpan!]!\n  inner: TextInnerList\n}'],
  [
    'TextBlock',
    'type TextBlock @dontInfer {\n  tag: TextTag!\n  start: Int\n  spans: [TextSpan!]!\n  items: [TextItem!]!\n}',
  ],
];
