import { field, nullableField } from './resolver-field';

/** The least characters of a last line, and the most that may have to stay on one line for it. */
const shortest = 10;
const longest = 18;

const space = ' ';
const noBreakSpace = '\u00a0';

/**
 * A text whose last words stay together, so that its last line is never one short word such as "it." on its own. Words
 * that would take much of a narrow line together are left apart.
 */
export function joinLastWords(text: string): string {
  let start = text.lastIndexOf(space);
  while (start > 0 && text.length - start - 1 < shortest) {
    const before = text.lastIndexOf(space, start - 1);
    if (before === -1 || text.length - before - 1 > longest) break;
    start = before;
  }
  const end = text.slice(start + 1);
  return text.slice(0, start + 1) + end.replaceAll(space, noBreakSpace);
}

type Resolve = Parameters<typeof field>[1];

const resolve: Resolve = async (source, args, context, info) => {
  const text = await info.originalResolver(source, args, context, info);
  return typeof text === 'string' ? joinLastWords(text) : text;
};

const text = field('String', resolve);
const textOrNone = nullableField('String', resolve);

/**
 * The plain texts of several lines, by type and field, with their resolvers; `rich-text.ts` has those with marks. Headings are left to the browser, which balances
 * their lines, and notes of one line stay as they are written.
 */
export const runningTexts = {
  HeroSection: { lede: text },
  ServiceCardsSection: { lede: text },
  BannerSection: { lede: text },
  StorySection: { lede: text },
  StepsSection: { lede: text },
  AnswersSection: { lede: text },
  LabelSection: { lede: text },
  DescribedLink: { text },
  ContactFormSection: { disclaimer: textOrNone },
  Delivery: { privacy: text },
};
