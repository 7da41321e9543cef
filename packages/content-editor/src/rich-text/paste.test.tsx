import type { Schema, Slice } from 'prosemirror-model';
import { allMarks } from 'rich-text/blocks';
import { blocksOf } from './document';
import { schemaFor } from './document-schema';
import { withReadableStyles } from './foreign-html';
import { linesOf } from './lines';
import { ForeignHtmlParser, plainSlice } from './paste';
import type { TextShape } from './text-shape';

/** The lines of a text that a slice fills. */
function linesIn({ topNodeType, nodes }: Schema, { content }: Slice): readonly string[] {
  const blocks = content.firstChild?.isText ? nodes.paragraph?.create(null, content) : content;
  return linesOf(blocksOf(topNodeType.create(null, blocks)), []);
}

/** The lines of a text into which something was pasted, and what was left out. */
function pasted(html: string, { marks = allMarks, isBlocks = true }: Partial<TextShape> = {}) {
  const schema = schemaFor({ marks, isBlocks });
  const lost: string[] = [];
  const body = document.createElement('div');
  body.innerHTML = withReadableStyles(html);
  const parser = new ForeignHtmlParser(schema, (words) => lost.push(...words));
  return { lines: linesIn(schema, parser.parseSlice(body)), lost };
}

it('takes the structure of a web page', () => {
  const html = `
    <h1>Jobs</h1><p>We are <strong>hiring</strong>, <em>now</em>.</p>
    <ul><li>Consultant<ul><li>in Elizabeth</li></ul></li><li>Engineer</li></ul>
    <ol><li><a href="https://a.example/apply">Apply</a></li></ol>
    <blockquote><p>Plainly.</p></blockquote><h3>More</h3>`;
  expect(pasted(html)).toEqual({
    lines: [
      '## Jobs',
      'We are **hiring**, *now*.',
      '- Consultant',
      '  - in Elizabeth',
      '- Engineer',
      '1. [Apply](https://a.example/apply)',
      '> Plainly.',
      '### More',
    ],
    lost: [],
  });
});

it('takes what Google Docs copies, all of it inside one element that is not bold', () => {
  const html = `
    <b style="font-weight:normal;" id="docs-internal-guid-1">
      <p><span style="color:#000000;font-weight:400">Fair </span><span style="color:#000000;font-weight:700">hiring</span></p>
      <ul><li><p><span style="font-style:italic">one</span></p></li></ul>
    </b>`;
  expect(pasted(html)).toEqual({ lines: ['Fair **hiring**', '- *one*'], lost: [] });
});

it('takes the lists that Word writes as paragraphs', () => {
  const item = (level: number, mark: string, words: string) =>
    `<p class="MsoListParagraph" style="mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">${mark}</span>${words}</p>`;
  const html = `<p class="MsoNormal">Openings</p>${item(1, '·', 'Consultant')}${item(2, 'o', 'in Elizabeth')}${item(1, '·', 'Engineer')}<p>Steps</p>${item(1, '1.', 'Write')}<p>Wait</p>${item(1, '2.', 'Call')}`;
  expect(pasted(html).lines).toEqual([
    'Openings',
    '- Consultant',
    '  - in Elizabeth',
    '- Engineer',
    'Steps',
    '1. Write',
    'Wait',
    '2. Call',
  ]);
});

it('takes the number with which a list goes on', () => {
  const html = '<ol><li>one</li></ol><p>words</p><ol start="2"><li>two</li><li>three</li></ol>';
  expect(pasted(html).lines).toEqual(['1. one', 'words', '2. two', '3. three']);
});

it('says what it leaves out, and keeps the words of tables', () => {
  const html = `<p><u>Ours</u> <span style="color: red">red</span></p><table><tr><td>Price</td><td>$5</td></tr></table><img src="a.png">`;
  expect(pasted(html)).toEqual({
    lines: ['Ours red', 'Price $5'],
    lost: ['pictures', 'tables', 'colors', 'underlines'],
  });
});

it('takes only the marks that the text may hold', () => {
  const html = '<h2>Jobs</h2><ul><li><b>One</b> <i>two</i></li></ul>';
  expect(pasted(html, { marks: ['emphasis'] }).lines).toEqual(['Jobs', 'One *two*']);
});

it('leaves out invisible characters', () => {
  expect(pasted('<p>Fair\u200B hir\u00ADing</p>').lines).toEqual(['Fair hiring']);
});

it('reads lists in text without a format, and every kind of line break', () => {
  const schema = schemaFor({ marks: allMarks, isBlocks: true });
  const slice = plainSlice(schema, 'We hire:\u000B• Consultant\r\n- Engineer\u0085Write!');
  expect(linesIn(schema, slice)).toEqual(['We hire:', '- Consultant', '- Engineer', 'Write!']);
});

it('takes soft breaks for ends of paragraphs, and for spaces in an item', () => {
  const html =
    '<p>Find us:<br><b>12 Court Street<br>\nElizabeth</b><br></p><ul><li>One<br>item</li></ul>';
  expect(pasted(html).lines).toEqual([
    'Find us:',
    '**12 Court Street**',
    '**Elizabeth**',
    '- One item',
  ]);
  expect(pasted('12 Court Street<br>Elizabeth').lines).toEqual(['12 Court Street', 'Elizabeth']);
});

it('gives headings the depth that they have among each other', () => {
  expect(pasted('<h1>Title</h1><h2>Part</h2>').lines).toEqual(['## Title', '### Part']);
  expect(pasted('<h3>Part</h3><h4>Detail</h4>').lines).toEqual(['## Part', '### Detail']);
});

it('leaves headings that were copied in the form as they are', () => {
  expect(pasted('<h5 data-pm-slice="1 1 []">Detail</h5>').lines).toEqual(['### Detail']);
});

it('leaves out empty paragraphs', () => {
  expect(pasted('<p>One</p><p><o:p>&nbsp;</o:p></p><p>Two</p>').lines).toEqual(['One', 'Two']);
});

it('takes all words into a text of one line', () => {
  const html = '<h1>Jobs</h1><ul><li>One</li><li>Two</li></ul>';
  expect(pasted(html, { marks: ['emphasis'], isBlocks: false }).lines).toEqual(['Jobs One Two']);
  const schema = schemaFor({ marks: [], isBlocks: false });
  expect(linesIn(schema, plainSlice(schema, 'One\nTwo'))).toEqual(['One Two']);
});
