import { reportsEdits } from 'content-check/testing/edit-cases';
import { fixtureInMemory } from '../../tests/helpers/content/fixture-in-memory';

const content = fixtureInMemory();

reportsEdits(
  'says what people get wrong in a field’s format',
  content,
  `
  services/ethical-ai-audits.json
  "slug": "ethical-ai-audits" → "slug": "Ethical AI Audits"
    2:3 slug: This has the wrong spelling (got "Ethical AI Audits"). Use lowercase letters, digits and single hyphens: "ethical-ai-audits".

  site.json
  {page} → {Page}
    15:5 words.navigated: This has the wrong format (got "You are on the page {Page} now"). Write a sentence on one line, with {page} in place of the heading of the page.
  You are on the page {page} now → {page}: here
    nothing

  pages/home.json
  "overlook" → "overlok"
    28:7 sections[0].scene: "overlok" is not one of the choices. Did you mean "overlook"?
  "path": "/" → "path": "Home Page"
    2:3 path: This has the wrong spelling (got "Home Page"). Use lowercase letters, digits and single hyphens: "/home-page".
  "heading": "Our → "anchor": "Core Services", "heading": "Our
    32:7 sections[1].anchor: This has the wrong spelling (got "Core Services"). Use lowercase letters, digits and single hyphens: "core-services".
  "heading": "Our → "anchor": "3-services", "heading": "Our
    32:7 sections[1].anchor: This has the wrong format (got "3-services"). Use lowercase letters, digits and single hyphens, and start with a letter.

  pages/about.json
  "/about" → "/index"
    2:3 path: The site uses this address for its own files (got "/index"). Choose another.
  "/about" → "/services/index"
    2:3 path: The site uses this address for its own files (got "/services/index"). Choose another.
  "/about" → "/static"
    2:3 path: The site uses this address for its own files (got "/static"). Choose another.
  "/about" → "/static/about"
    2:3 path: The site uses this address for its own files (got "/static/about"). Choose another.

  "../images/quilt-dawn.webp" → "/images/quilt-dawn.webp"
    19:9 sections[1].picture.src: Pictures belong in content/images (got "/images/quilt-dawn.webp"). Use "../images/" and the name of the picture.
  "../images/quilt-dawn.webp" → "https://wv.gov/x.webp"
    19:9 sections[1].picture.src: Pictures belong in content/images (got "https://wv.gov/x.webp"). Use "../images/" and the name of the picture.
  "../images/quilt-dawn.webp" → "images/quilt-dawn.webp"
    19:9 sections[1].picture.src: Pictures belong in content/images (got "images/quilt-dawn.webp"). Use "../images/" and the name of the picture.
  "../images/quilt-dawn.webp" → "..\\\\images\\\\quilt-dawn.webp"
    19:9 sections[1].picture.src: A path can’t contain "\\" (got "..\\\\images\\\\quilt-dawn.webp"). Use "/".
  "../images/quilt-dawn.webp" → "../images/quilt-dawn.svg"
    19:9 sections[1].picture.src: The site can’t show ".svg" pictures (got "../images/quilt-dawn.svg"). Save it as .webp, .jpg, .png or .avif.
  "../images/quilt-dawn.webp" → "../images/quilt-dawn"
    19:9 sections[1].picture.src: The file name has no extension (got "../images/quilt-dawn"). Add one: .webp, .jpg, .png or .avif.
  A patchwork quilt whose blocks form mountain ridges, with small lit windows joined by one line of stitches → ${'A'.repeat(151)}
    20:9 sections[1].picture.alt: The text has 151 characters, but only 150 fit. Shorten it.
  "alt": "A patchwork quilt whose blocks form mountain ridges, with small lit windows joined by one line of stitches", →
    18:7 sections[1].picture.alt: The field “Text instead of the picture” is missing. Add "alt": "A quilt of hills with small lit windows joined by one line of stitches".
  "../images/quilt-dawn.webp", → "../images/quilt-dawn.webp", "focus": "30 20",
    19:45 sections[1].picture.focus: This has the wrong format (got "30 20"). Say how far its subject is from the left and from the top, in whole percent, such as "70% 30%".
  "../images/quilt-dawn.webp", → "../images/quilt-dawn.webp", "focus": "101% 20%",
    19:45 sections[1].picture.focus: This has the wrong format (got "101% 20%"). Say how far its subject is from the left and from the top, in whole percent, such as "70% 30%".
  "../images/quilt-dawn.webp", → "../images/quilt-dawn.webp", "focus": "70% 30%",
    nothing
  "../images/quilt-dawn.webp", → "../images/quilt-dawn.webp", "focus": "left bottom",
    nothing

  contact.json
  { → {"$schema": "../contact.schema.json",
    nothing

  site.json
  https://ridgeline.example → https://ridgeline.org/
    4:3 url: This address can’t end with "/" (got "https://ridgeline.org/"). Use "https://ridgeline.org".
  https://ridgeline.example → http://ridgeline.org
    4:3 url: This address must start with "https://" (got "http://ridgeline.org"). Use "https://ridgeline.org".
  https://ridgeline.example → https://www.ridgeline.com/index.html
    4:3 url: This address can’t end with "/index.html" (got "https://www.ridgeline.com/index.html"). Use "https://www.ridgeline.com".
  https://ridgeline.example → https://www.ridgeline.com/site/Home.HTM
    4:3 url: This address can’t end with "/Home.HTM" (got "https://www.ridgeline.com/site/Home.HTM"). Use "https://www.ridgeline.com/site".
  https://ridgeline.example → https://www.ridgeline.com/index
    4:3 url: This address can’t end with "/index" (got "https://www.ridgeline.com/index"). Use "https://www.ridgeline.com".
  https://ridgeline.example → https://www.ridgeline.com/?utm_source=mail
    4:3 url: This address can’t end with "?utm_source=mail" (got "https://www.ridgeline.com/?utm_source=mail"). Use "https://www.ridgeline.com".
  https://ridgeline.example → https://www.ridgeline.com#top
    4:3 url: This address can’t end with "#top" (got "https://www.ridgeline.com#top"). Use "https://www.ridgeline.com".
  https://ridgeline.example → https://me:secret@www.ridgeline.com
    4:3 url: This address can’t contain a name or password (got "https://me:secret@www.ridgeline.com"). Use "https://www.ridgeline.com".
  https://ridgeline.example → https://www.ridgeline.com/
    4:3 url: This address can’t end with "/" (got "https://www.ridgeline.com/"). Use "https://www.ridgeline.com".
  "en-US" → "English"
    5:3 language: This has the wrong format (got "English"). Use a language such as "en" or "en-US".
  "country": "US" → "country": "USA"
    6:3 country: This has the wrong format (got "USA"). Use the two letters of a country, such as "US".
  "callingCode": "1" → "callingCode": "+1"
    7:15 phones.callingCode: This has the wrong format (got "+1"). Use the digits after the "+", such as "1" or "49".
  (NXX) NXX-XXXX → (nxx) nxx-xxxx
    7:55 phones.format: This has the wrong format (got "(nxx) nxx-xxxx"). Use N and X for digits, with signs such as "-" between them.
  https://ridgeline.example → https://www.ridgeline.com:99999
    4:3 url: Browsers don’t accept this address (got "https://www.ridgeline.com:99999"). Copy it once more.
  https://ridgeline.example → https://ridgeline|ethics.com
    4:3 url: Browsers don’t accept this address (got "https://ridgeline|ethics.com"). Copy it once more.

  navigation.json
  "label": "GitHub", → "label": "GitHub", "url": "https://git%hub.com/ridgeline",
    51:28 connect.accounts[0].url: Browsers don’t accept this address (got "https://git%hub.com/ridgeline"). Copy it once more.
  "label": "GitHub", → "label": "GitHub", "url": "https://me@github.com/ridgeline",
    51:28 connect.accounts[0].url: This address can’t contain a name or password (got "https://me@github.com/ridgeline"). Use "https://github.com/ridgeline".
  "label": "GitHub", → "label": "GitHub", "url": "https://social.example.org/@ridgeline",
    nothing
  `,
);

reportsEdits(
  'reports texts that must be unique, and are not',
  content,
  `
  pages/services.json
  "heading": "What → "anchor": "how-it-runs", "heading": "What
    60:7 sections[2].anchor: Another section has the address on this page "how-it-runs". Change or remove this one.

  pages/about.json
  Our Mission: AI for Good in Appalachia → Let's Connect
    pages/contact.json:9:7 sections[0].heading: Another page has the main heading "Let's Connect" (content/pages/about.json). Change or remove this one.

  pages/contact.json
  "title": "Contact" → "title": "Our Mission and Commitments"
    warning 3:3 title: Another page has the title "Our Mission and Commitments" (content/pages/about.json). Change or remove this one.
  Write or call to talk about fair, useful AI for your business, clinic, office, school or farm in West Virginia. → Who we are, what we promise West Virginia's businesses and communities, and what we mean when we call AI ethical.
    warning 4:3 description: Another page has the description "Who we are, what we promise West Virginia's businesses a…" (content/pages/about.json). Change or remove this one.
  `,
);

it('reports a duplicate page address', () => {
  content.replace('pages/services.json', '"path": "/services"', '"path": "/"');
  // links to the old address are no mistakes of their own
  expect(content.problems()).toEqual([
    'error content/pages/services.json:2:3 path: Another page has the address "/" (content/pages/home.json). Change or remove this one.',
  ]);
});
