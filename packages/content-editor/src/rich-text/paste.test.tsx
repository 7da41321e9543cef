import { allMarks, type Mark } from 'rich-text/blocks';
import { blocksOf } from './document';
import { schemaFor } from './document-schema';
import { withReadableStyles } from './foreign-html';
import { linesOf } from './lines';
import { ForeignHtmlParser, plainSlice } from './paste';

/** The lines of a text into which something was pasted, and what was left out. */
function pasted(html: string, marks: readonly Mark[] = allMarks) {
  const schema = schemaFor({ marks, isBlocks: true });
  const lost: string[] = [];
  const body = document.createElement('div');
  body.innerHTML = withReadableStyles(html);
  const { content } = new ForeignHtmlParser(schema, (words) => lost.push(...words)).parseSlice(
    body,
  );
  return { lines: linesOf(blocksOf(schema.topNodeType.create(null, content)), []), lost };
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
  const html = `<p class="MsoNormal">Openings</p>${item(1, '·', 'Consultant')}${item(2, 'o', 'in Elizabeth')}${item(1, '·', 'Engineer')}<p>Steps</p>${item(1, '1.', 'Write')}`;
  expect(pasted(html).lines).toEqual([
    'Openings',
    '- Consultant',
    '  - in Elizabeth',
    '- Engineer',
    'Steps',
    '1. Write',
  ]);
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
  expect(pasted(html, ['emphasis']).lines).toEqual(['Jobs', 'One *two*']);
});

it('leaves out invisible characters', () => {
  expect(pasted('<p>Fair\u200B hir\u00ADing</p>').lines).toEqual(['Fair hiring']);
});

it('reads lists in text without a format, and every kind of line break', () => {
  const schema = schemaFor({ marks: allMarks, isBlocks: true });
  const { content } = plainSlice(schema, 'We hire:\u000B• Consultant\r\n- Engineer\u0085Write!');
  const document = schema.topNodeType.create(null, content);
  expect(linesOf(blocksOf(document), [])).toEqual([
    'We hire:',
    '- Consultant',
    '- Engineer',
    'Write!',
  ]);
});
