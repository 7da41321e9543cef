import { reportsEdits } from 'content-check/testing/edit-cases';
import { fixtureInMemory } from '../../tests/helpers/content/fixture-in-memory';

const content = fixtureInMemory();

reportsEdits(
  'warns of an address of the site that is that of a page',
  content,
  `
  site.json
  https://ridgeline.example → https://www.ridgeline.com/about
    warning 4:3 url: This is the address of the page "/about", not of the site. Use "https://www.ridgeline.com", unless the whole site is in a folder of this name.
  https://ridgeline.example → https://www.ridgeline.com/website
    nothing
  https://ridgeline.example → https://www.ridgeline.com:8443
    nothing
  `,
);
