import { reportsEdits } from 'content-check/testing/edit-cases';
import { fixtureInMemory } from '../../../tests/helpers/content/fixture-in-memory';

const content = fixtureInMemory();

reportsEdits(
  content,
  `
  site.json
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
  https://ridgeline.example → https://www.ridgeline.com/about
    warning 4:3 url: This is the address of the page "/about", not of the site. Use "https://www.ridgeline.com", unless the whole site is in a folder of this name.
  https://ridgeline.example → https://www.ridgeline.com/website
    nothing
  https://ridgeline.example → https://www.ridgeline.com:8443
    nothing

  navigation.json
  "label": "GitHub", → "label": "GitHub", "url": "https://me@github.com/ridgeline",
    49:28 connect.accounts[0].url: This address can’t contain a name or password (got "https://me@github.com/ridgeline"). Use "https://github.com/ridgeline".
  "label": "GitHub", → "label": "GitHub", "url": "https://social.example.org/@ridgeline",
    nothing
  `,
);
