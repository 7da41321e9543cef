import { smallSite } from '../tests/small-site';
import { reportsEdits } from './testing/edit-cases';

const content = smallSite();

reportsEdits(
  'reports a mark at its place in the file, where characters may be written as several',
  content,
  String.raw`
  pages/about.json
  Fair means tested → Fair means **tested
    19:21 sections[1].paragraphs[1]: There is a "**" without its partner, near "tested, not hoped". Add the other one, or write "\\*\\*" for the character itself.
  Fair means tested → \u0046air \"means\" **tested
    19:30 sections[1].paragraphs[1]: There is a "**" without its partner, near "tested, not hoped". Add the other one, or write "\\*\\*" for the character itself.
  Fair means tested → Fair means **tested**
    nothing
  Fair means tested → Fair means \\*\\*tested
    nothing
  Fair means tested → Fair means __tested__
    19:21 sections[1].paragraphs[1]: This mark is not known here (got "__tested__"). Write "**tested**".
  Fair means tested → Fair means ~~tested~~
    19:21 sections[1].paragraphs[1]: This mark is not known here (got "~~tested~~"). Remove it.
  Fair means tested → # Fair means tested
    19:10 sections[1].paragraphs[1]: There is no subheading of this kind (got "# "). Write "## " before the words, or "### " below such a subheading.
  Fair means tested → ## Fair means tested
    nothing
  Fair means tested → ### Fair means tested
    19:14 sections[1].paragraphs[1]: The small subheading "Fair means tested, not hoped for. Before a tool touches …" has none above it. Start it with "## ".
  Fair means tested → - Fair means tested
    warning 19:12 sections[1].paragraphs[1]: This list has only one item ("Fair means tested, not hoped for. Before a tool touches …"). Add another, or make it a paragraph.
  "Fair means tested → "- One item", "- Fair means tested
    nothing
  "Fair means tested → "- One item", "  1. One inside", "  2. Two inside", "- Fair means tested
    nothing
  "Fair means tested → "1. One", "2. Two", "A remark.", "3. Three", "4. Four", "Fair means tested
    nothing
  "Fair means tested → "1. One", "3. Three", "Fair means tested
    warning 19:20 sections[1].paragraphs[2]: This item is shown as "2. " (got "3. "), since a list has one kind of items and counts on from its first. Write "2. ", or a paragraph between two lists.
  "Fair means tested → "- One", "  1. In one", "  1. In one", "- Fair means tested
    warning 19:36 sections[1].paragraphs[3]: This item is shown as "2. " (got "1. "), since a list has one kind of items and counts on from its first. Write "2. ", or a paragraph between two lists.
  "Fair means tested →   "- One item", "- Another",  "Words", "  - Fair means tested
    19:53 sections[1].paragraphs[4]: The item "Fair means tested, not hoped for. Before a tool touches …" is inside of no other. Remove the spaces before it, or add an item above.
  Fair means tested →    - Fair means tested
    19:9 sections[1].paragraphs[1]: There is a space before or after the text (got "   - Fair means tested, not hoped for. Before a tool tou…"). Remove it.
  "Fair means tested → "##", "Fair means tested
    19:10 sections[1].paragraphs[1]: There are no words after "##". Write some, or remove the line.
  Fair means tested → Fair <br> means tested
    19:15 sections[1].paragraphs[1]: Texts can’t contain HTML (got <br>). Use **bold**, *emphasis* or [a link](/about), or write "\\<br>" for the characters themselves.
  Fair means tested → Fair means [tested](/about us)
    19:21 sections[1].paragraphs[1]: This is no complete link (got "[tested](/about us)"). Write [words](/about), without spaces between or inside the brackets of the address.
  Fair means tested → Fair means [](/services) tested
    19:21 sections[1].paragraphs[1]: The link to "/services" has no words. Write some in its square brackets, or remove it.
  Fair means tested → Fair means [tested]()
    19:21 sections[1].paragraphs[1]: The link "tested" leads nowhere. Write an address in its round brackets, or remove it.
  Fair means tested → Fair means tested ([click here](/services))
    warning 19:29 sections[1].paragraphs[1]: The words of this link don’t say where it leads (got "click here"), which people hear who go from link to link. Use the name of what they find there.
`,
);

reportsEdits(
  'holds links in texts to the format of links',
  content,
  `
  pages/about.json
  Fair means tested → Fair means [tested](/about#principles)
    nothing
  Fair means tested → Fair means [tested](https://www.wv.gov/b_c)
    nothing
  Fair means tested → Fair means [tested](http://a.org)
    19:30 sections[1].paragraphs[1]: This has the wrong format (got "http://a.org"). Use a page, or an address with "https://".
  Fair means tested → Fair means [tested](https://a%b.org)
    19:30 sections[1].paragraphs[1]: Browsers don’t accept this address (got "https://a%b.org"). Copy it once more.

  services/ethical-ai-audits.json
  We test the systems → We test [the systems](/about)
    nothing
  We test the systems → We test **the** systems
    4:29 description: This text can’t hold bold words (got "the"). Remove the mark.
  We test the systems → - We test the systems
    4:19 description: This text can’t hold lists (got "- "). Remove the mark.
  Ethical AI Audits → Ethical **AI** Audits
    warning 3:23 title: This text can’t hold bold words (got "AI"). Remove the mark.
`,
);
