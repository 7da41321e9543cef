import { reportsEdits } from 'content-check/testing/edit-cases';
import { fixtureInMemory } from '../../tests/helpers/content/fixture-in-memory';

const content = fixtureInMemory();

it('reports a missing 404 page', () => {
  content.remove('pages/404.json');
  expect(content.problems()).toEqual([
    'error content/pages:1:1 No page has the address "/404". Put it back.',
  ]);
});

reportsEdits(
  'reports pages that the site needs, if they are drafts or elsewhere',
  content,
  `
  pages/404.json
  "title" → "draft": true, "title"
    3:3 draft: The site needs the page "/404", so it can’t be a draft. Publish it.
  "title" → "draft": false, "title"
    nothing

  pages/home.json
  "title" → "draft": true, "title"
    3:3 draft: The site needs the page "/", so it can’t be a draft. Publish it.

  services/ethical-ai-audits.json
  "title" → "draft": true, "title"
    nothing
  `,
);
