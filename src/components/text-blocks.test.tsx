import { render, screen, within } from '@testing-library/react';
import { textBlocks, textSpans } from '../build/schema/rich-text';
import { TextBlocks } from './text-blocks';
import { TextSpans } from './text-spans';

function shown(...lines: readonly string[]): string {
  return render(<TextBlocks blocks={textBlocks(lines, String)} />).container.innerHTML;
}

it('shows paragraphs without an element or style more than their words need', () => {
  expect(shown('Years of work.', 'More.')).toBe('<div><p>Years of work.</p><p>More.</p></div>');
});

it('shows subheadings below the heading of a section', () => {
  shown('## Part', '### Smaller part', 'Words.');
  expect(screen.getByRole('heading', { level: 3, name: 'Part' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 4, name: 'Smaller part' })).toBeInTheDocument();
});

it('shows a list inside an item of another', () => {
  shown('1. First', '  - within', '  - also within', '2. Second');
  const [outer, inner] = screen.getAllByRole('list');
  expect([outer?.tagName, inner?.tagName]).toEqual(['OL', 'UL']);
  expect(inner?.closest('li')).toHaveTextContent(/^First/);
  const items = inner ? within(inner).getAllByRole('listitem') : [];
  expect(items.map((item) => item.textContent)).toEqual(['within', 'also within']);
});

it('shows the numbers that are written, also of a list that goes on after a remark', () => {
  expect(shown('1. a', '2. b', 'Words.', '3. c', '  7. d', '4. e')).toContain(
    '<ol><li>a</li><li>b</li></ol><p>Words.</p>' +
      '<ol start="3"><li>c<ol start="7"><li>d</li></ol></li><li>e</li></ol>',
  );
});

it('shows the paragraphs of a quotation together', () => {
  shown('> One.', '> Two.');
  expect(screen.getByRole('blockquote').innerHTML).toBe('<p>One.</p><p>Two.</p>');
});

it('shows bold words and emphasis', () => {
  render(<TextSpans spans={textSpans('a **b *c*** *d*', String)} />);
  expect(document.body.querySelector('div')?.innerHTML).toBe(
    'a <strong>b </strong><strong><em>c</em></strong> <em>d</em>',
  );
});

it('shows a link with marks in it as one link, and those to other sites like all of them', () => {
  render(
    <TextSpans
      spans={textSpans('See [our **work**](/services) and [theirs](https://a.example)')}
    />,
  );
  expect(screen.getByRole('link', { name: 'our work' })).toHaveAttribute('href', '/services');
  expect(screen.getByRole('link', { name: 'theirs' })).toHaveAttribute('rel', 'noopener');
});
