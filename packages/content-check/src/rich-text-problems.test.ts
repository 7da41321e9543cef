import { contentForTests } from '../../../tests/helpers/content/content-copy';
import { reportsEdits } from '../../../tests/helpers/content/edit-cases';

const content = contentForTests();
const about = 'pages/about.json';

/* The place is that of the mark in the file, where characters may be written as several. */
reportsEdits(
  content,
  String.raw`
  pages/about.json
  Fair means tested → Fair means **tested
    45:21 sections[2].paragraphs[1]: There is a "**" without its partner, near "tested, not hoped". Add the other one, or write "\\*\\*" for the character itself.
  Fair means tested → \u0046air \"means\" **tested
    45:30 sections[2].paragraphs[1]: There is a "**" without its partner, near "tested, not hoped". Add the other one, or write "\\*\\*" for the character itself.
  Fair means tested → Fair means **tested**
    nothing
  Fair means tested → Fair means \\*\\*tested
    nothing
  Fair means tested → Fair means __tested__
    45:21 sections[2].paragraphs[1]: This mark is not known here (got "__tested__"). Write "**tested**".
  Fair means tested → Fair means ~~tested~~
    45:21 sections[2].paragraphs[1]: This mark is not known here (got "~~tested~~"). Remove it.
  Fair means tested → # Fair means tested
    45:10 sections[2].paragraphs[1]: There is no subheading of this kind (got "# "). Write "## " before the words, or "### " below such a subheading.
  Fair means tested → ## Fair means tested
    nothing
  Fair means tested → ### Fair means tested
    45:14 sections[2].paragraphs[1]: The small subheading "Fair means tested, not hoped for. Before a tool touches …" has none above it. Start it with "## ".
  Fair means tested → - Fair means tested
    warning 45:12 sections[2].paragraphs[1]: This list has only one item ("Fair means tested, not hoped for. Before a tool touches …"). Add another, or make it a paragraph.
  "Fair means tested → "- One item", "- Fair means tested
    nothing
  "Fair means tested → "- One item", "  1. One inside", "  2. Two inside", "- Fair means tested
    nothing
  "Fair means tested → "1. One", "2. Two", "A remark.", "3. Three", "4. Four", "Fair means tested
    nothing
  "Fair means tested → "1. One", "3. Three", "Fair means tested
    warning 45:20 sections[2].paragraphs[2]: This item is shown as "2. " (got "3. "), since a list has one kind of items and counts on from its first. Write "2. ", or a paragraph between two lists.
  "Fair means tested → "- One", "  1. In one", "  1. In one", "- Fair means tested
    warning 45:36 sections[2].paragraphs[3]: This item is shown as "2. " (got "1. "), since a list has one kind of items and counts on from its first. Write "2. ", or a paragraph between two lists.
  "Fair means tested →   "- One item", "- Another",  "Words", "  - Fair means tested
    45:53 sections[2].paragraphs[4]: The item "Fair means tested, not hoped for. Before a tool touches …" is inside of no other. Remove the spaces before it, or add an item above.
  Fair means tested →    - Fair means tested
    45:9 sections[2].paragraphs[1]: There is a space before or after the text (got "   - Fair means tested, not hoped for. Before a tool tou…"). Remove it.
  "Fair means tested → "##", "Fair means tested
    45:10 sections[2].paragraphs[1]: There are no words after "##". Write some, or remove the line.
  Fair means tested → Fair <br> means tested
    45:15 sections[2].paragraphs[1]: Texts can’t contain HTML (got <br>). Use **bold**, *emphasis* or [a link](/about), or write "\\<br>" for the characters themselves.
  Fair means tested → Fair means [tested](/about us)
    45:21 sections[2].paragraphs[1]: This is no complete link (got "[tested](/about us)"). Write [words](/about), without spaces between or inside the brackets of the address.
  Fair means tested → Fair means [](/services) tested
    45:21 sections[2].paragraphs[1]: The link to "/services" has no words. Write some in its square brackets, or remove it.
  Fair means tested → Fair means [tested]()
    45:21 sections[2].paragraphs[1]: The link "tested" leads nowhere. Write an address in its round brackets, or remove it.
  Fair means tested → Fair means tested ([click here](/services))
    warning 45:29 sections[2].paragraphs[1]: The words of this link don’t say where it leads (got "click here"), which people hear who go from link to link. Use the name of what they find there.
`,
);

/* Links in texts are links. */
reportsEdits(
  content,
  `
  pages/about.json
  Fair means tested → Fair means [tested](/services#how-it-runs)
    nothing
  Fair means tested → Fair means [tested](https://a.example.org/b_c)
    nothing
  Fair means tested → Fair means [tested](/servces)
    45:30 sections[2].paragraphs[1]: There is no page "/servces". Did you mean "/services"?
  Fair means tested → Fair means [tested](/services#steps)
    45:30 sections[2].paragraphs[1]: Nothing on the page "/services" has the anchor "steps". Choose one of: how-it-runs, ai-strategy-roadmap, custom-ai-model-development, ai-system-implementation, ethical-ai-bias-audits, data-analytics-insights, ai-powered-content-generation.
  Fair means tested → Fair means [tested](http://a.org)
    45:30 sections[2].paragraphs[1]: This address is not secure (got "http://a.org"). Use "https://".
  Fair means tested → Fair means [tested](javascript:go)
    45:30 sections[2].paragraphs[1]: Links with "javascript:" are not allowed (got "javascript:go"). Use https, mailto or tel.
  Fair means tested → Fair means [tested](https://a%b.org)
    45:30 sections[2].paragraphs[1]: Browsers don’t accept this address (got "https://a%b.org"). Copy it once more.
  Fair means tested → Fair means [tested](#principles)
    nothing

  services/ethical-ai-audits.json
  We test the systems → We test [the systems](/services)
    nothing
  We test the systems → We test **the** systems
    4:29 description: This text can’t hold bold words (got "the"). Remove the mark.
  We test the systems → - We test the systems
    4:19 description: This text can’t hold lists (got "- "). Remove the mark.
  Ethical AI Audits → Ethical **AI** Audits
    warning 3:23 title: This text can’t hold bold words (got "AI"). Remove the mark.
`,
);

it('names a link in a text to a draft, and to a page that has moved', async () => {
  content.replace(about, 'Fair means', '[Fair](/services) [means](/our-services)');
  content.replace(
    'pages/services.json',
    '"path": "/services",',
    '"path": "/services", "draft": true,',
  );
  content.write(
    'redirects.json',
    '{"moved": "Moved to", "redirects": [{"from": "/our-services", "to": "/contact"}]}',
  );
  const problems = (await content.problems()).filter((line) => line.includes(about));
  expect(problems).toEqual([
    expect.stringMatching(/about.json:45:17 .*The page "\/services" is a draft/),
    expect.stringMatching(/about.json:45:36 .*Did you mean "\/contact"/),
  ]);
});
