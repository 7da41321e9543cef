import { reportsEdits } from 'content-check/testing/edit-cases';
import { fixtureInMemory } from '../../tests/helpers/content/fixture-in-memory';

const content = fixtureInMemory();

reportsEdits(
  'warns of titles and descriptions that search results would cut, or that say little',
  content,
  `
  pages/404.json
  "title": "Page Not Found" → "title": "${'A'.repeat(41)}"
    nothing

  pages/contact.json
  "title": "Contact" → "title": "${'A'.repeat(41)}"
    warning 3:3 title: This is long for search results (41 characters). 4 to 40 are best.
  "title": "Contact" → "title": "Hi"
    warning 3:3 title: This is short for search results (2 characters). 4 to 40 are best.
  Write or call to talk about fair, useful AI for your business, clinic, office, school or farm in West Virginia. → Write or call.
    warning 4:3 description: This is short for search results (14 characters). 70 to 155 are best.

  site.json
  "description": " → "description": "${'A'.repeat(150)}
    warning 8:3 description: This is long for search results (294 characters). 70 to 155 are best.
  `,
);
