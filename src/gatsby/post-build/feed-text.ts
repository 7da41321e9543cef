import { canonicalUrl } from '../../seo/page-metadata';
import { textBlocks } from '../node/rich-text';

/**
 * A text of blocks as HTML for a feed, whose readers know neither the site's address nor its page: all links are
 * absolute.
 * @param siteUrl the site's address with path prefix, without a trailing slash
 * @param path of the page that has the text
 */
export function feedText(lines: readonly string[], siteUrl: string, path: string): string {
  // the words stay as they are written: where their lines end is the reader's business
  const blocks = textBlocks(lines, (text) => text);
  const absolute = (href: string) => {
    if (!/^[/#]/.test(href)) return href;
    const [page = '', ...anchor] = href.split('#');
    return [canonicalUrl(siteUrl, page || path), ...anchor].join('#');
  };
  return blocks.map(block).join('\n');

  function block({ tag, start, spans, items }: Queries.TextBlock): string {
    return element(tag, words(spans) + items.map((item) => entry(tag, item)).join(''), start);
  }

  function entry(tag: Queries.TextTag, { spans, inner }: Queries.TextItem): string {
    const list = inner
      ? element(inner.tag, inner.items.map((item) => entry(inner.tag, item)).join(''), inner.start)
      : '';
    return element(tag === 'blockquote' ? 'p' : 'li', words(spans) + list);
  }

  function words(spans: readonly Queries.TextSpan[]): string {
    return spans
      .map(({ href, words: parts }) => {
        const shown = parts
          .map(({ text, tags }) =>
            tags.reduce((inside, tag) => element(tag, inside), escaped(text)),
          )
          .join('');
        return href === null ? shown : `<a href="${escaped(absolute(href))}">${shown}</a>`;
      })
      .join('');
  }
}

function element(tag: string, inside: string, start: number | null = null): string {
  return `<${tag}${start === null ? '' : ` start="${start}"`}>${inside}</${tag}>`;
}

/** A text in HTML or XML, also in a quoted attribute. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
