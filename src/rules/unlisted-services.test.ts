import { reportsEdits } from 'content-check/testing/edit-cases';
import { fixtureInMemory } from '../../tests/helpers/content/fixture-in-memory';

const content = fixtureInMemory();

reportsEdits(
  'warns of services that no page shows',
  content,
  `
  pages/home.json
  , "ethical-ai-audits" →
    warning services/ethical-ai-audits.json:2:3 slug: No page shows this service. Add "ethical-ai-audits" to the services of a page, or delete the file.
  `,
);

it('does not report a draft that no page lists', () => {
  content.replace('services/ethical-ai-audits.json', '"title"', '"draft": true, "title"');
  content.replace('pages/home.json', ', "ethical-ai-audits"', '');
  expect(content.problems()).toEqual([]);
});
