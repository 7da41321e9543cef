import type { Schema, Slice } from 'prosemirror-model';
import { allMarks } from 'rich-text/blocks';
import { blocksOf } from './document';
import { schemaFor } from './document-schema';
import { linesFromBlocks } from './lines';
import { ForeignHtmlParser, plainSlice } from './paste';
import { withReadableStyles } from './pasted-styles';
import type { TextShape } from './text-shape';

/** The lines of a text that a slice fills. */
function linesIn({ topNodeType, nodes }: Schema, { content }: Slice): readonly string[] {
  const blocks = content.firstChild?.isText ? nodes.paragraph?.create(null, content) : content;
  return linesFromBlocks(blocksOf(topNodeType.create(null, blocks)), []);
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

describe('what is pasted', () => {
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

  it.each([
    [
      'the bold words of Word, which says more of letters from right to left',
      '<p class=MsoNormal>Intro <b style="mso-bidi-font-weight:normal">bold</b> <i style="mso-bidi-font-style:normal">slanted</i> end</p>',
      'Intro **bold** *slanted* end',
      [],
    ],
    [
      'no mark of a property whose name only ends like one that it knows',
      '<p>Plain <span style="mso-bidi-font-weight:bold; mso-ansi-font-style:italic; mso-ignore-text-decoration:underline">words</span></p>',
      'Plain words',
      [],
    ],
    [
      'the last of two styles',
      '<p><b style="font-weight:normal;font-weight:bold">Now</b></p>',
      '**Now**',
      [],
    ],
    ['no struck words', '<p>Now $400 <s>$900</s></p>', 'Now $400', ['struck words']],
    [
      'no words that a style strikes',
      '<p>Now $400<span style="color:#000;text-decoration:underline line-through"> $900</span></p>',
      'Now $400',
      ['struck words'],
    ],
    [
      'what tracked changes have come to',
      '<p>We <del>never </del><ins>always</ins> test.</p><p><del><o:p></o:p></del></p>',
      'We always test.',
      ['deleted words'],
    ],
    [
      'no comments, nor their signs',
      '<p>We promise<a href="file:///a.htm#_msocom_1">[JR1]</a> a lot.</p><div style="mso-element:comment-list"><div style="mso-element:comment"><p>[JR1] is <b>this</b> true?</p></div></div>',
      'We promise a lot.',
      ['comments'],
    ],
    [
      'no hidden words',
      '<p>Open daily<span style="display:none;mso-hide:all"> (not yet)</span></p>',
      'Open daily',
      ['hidden words'],
    ],
    [
      'raised and lowered letters as others',
      '<p>the 1<sup>st</sup>, CO<span style="vertical-align:sub">2</span></p>',
      'the 1st, CO2',
      ['raised or lowered letters'],
    ],
  ])('takes %s', (_, html, line, lost) => {
    expect(pasted(html)).toEqual({ lines: [line], lost });
  });

  it('says nothing of the colors of plain text and paper, nor of how links look', () => {
    const html =
      '<p style="color:black;background:white;mso-themecolor:text1">One <a href="/a" style="color:blue"><u>two</u></a></p>';
    expect(pasted(html)).toEqual({ lines: ['One [two](/a)'], lost: [] });
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

  it('takes an asterisk between digits for a sign of multiplication', () => {
    const schema = schemaFor({ marks: allMarks, isBlocks: true });
    expect(plainSlice(schema, '5*3*2 boards').content.firstChild?.textContent).toBe('5*3*2 boards');
    expect(pasted('<p>5*3*2 boards</p>').lines).toEqual(['5*3*2 boards']);
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
});
