import { reportsEdits } from 'content-check/testing/edit-cases';
import { fixtureInMemory } from '../../../tests/helpers/content/fixture-in-memory';

const content = fixtureInMemory();

reportsEdits(
  content,
  `
  site.json
  https://ridgeline.example → https://www.ridgeline.com/index.html
    4:3 url: This is the address of a page, not of the site (got "https://www.ridgeline.com/index.html"). Use "https://www.ridgeline.com".
  https://ridgeline.example → https://www.ridgeline.com/site/Home.HTM
    4:3 url: This is the address of a page, not of the site (got "https://www.ridgeline.com/site/Home.HTM"). Use "https://www.ridgeline.com/site".
  https://ridgeline.example → https://www.ridgeline.com/index
    4:3 url: This is the address of a page, not of the site (got "https://www.ridgeline.com/index"). Use "https://www.ridgeline.com".
  https://ridgeline.example → https://www.ridgeline.com/?utm_source=mail
    4:3 url: The address of the site can’t contain "?utm_source=mail" (got "https://www.ridgeline.com/?utm_source=mail"). Use "https://www.ridgeline.com".
  https://ridgeline.example → https://www.ridgeline.com#top
    4:3 url: The address of the site can’t contain "#top" (got "https://www.ridgeline.com#top"). Use "https://www.ridgeline.com".
  https://ridgeline.example → https://me:secret@www.ridgeline.com
    4:3 url: An address can’t contain a name or password (got "https://me:secret@www.ridgeline.com"). Use "https://www.ridgeline.com".
  https://ridgeline.example → https://www.ridgeline.com/
    4:3 url: There is a "/" at the end (got "https://www.ridgeline.com/"). Remove it.
  https://ridgeline.example → https://www.ridgeline.com/about
    warning 4:3 url: This is the address of the page "/about", not of the site. Use "https://www.ridgeline.com", unless the whole site is in a folder of this name.
  https://ridgeline.example → https://www.ridgeline.com/website
    nothing
  https://ridgeline.example → https://www.ridgeline.com:8443
    nothing

  navigation.json
  "label": "GitHub", → "label": "GitHub", "url": "https://me@github.com/ridgeline",
    49:28 connect.accounts[0].url: An address can’t contain a name or password (got "https://me@github.com/ridgeline"). Use "https://github.com/ridgeline".
  "label": "GitHub", → "label": "GitHub", "url": "https://social.example.org/@ridgeline",
    nothing
  `,
);
