import { reportsEdits } from 'content-check/testing/edit-cases';
import { fixtureInMemory } from '../../tests/helpers/content/fixture-in-memory';

const content = fixtureInMemory();

reportsEdits(
  'reports links that lead nowhere',
  content,
  `
  pages/home.json
  "/services" → "/servces"
    21:11 sections[0].actions[0].href: There is no page "/servces". Did you mean "/services"?
  "/services" → "/services/"
    21:11 sections[0].actions[0].href: The address of a page doesn’t end in "/" (got "/services/"). Write "/services".
  "/services" → "/services/#how-it-runs"
    21:11 sections[0].actions[0].href: The address of a page doesn’t end in "/" (got "/services/#how-it-runs"). Write "/services#how-it-runs".
  "/services" → "/servces#how-it-runs"
    21:11 sections[0].actions[0].href: There is no page "/servces". Did you mean "/services#how-it-runs"?
  "/services" → "/Services"
    21:11 sections[0].actions[0].href: The address of a page is lowercase (got "/Services"). Use "/services".
  "/services" → "services"
    21:11 sections[0].actions[0].href: This address must start with "/" (got "services"). Use "/services".
  "/services" → "www.example.org"
    21:11 sections[0].actions[0].href: This address must start with "https://" (got "www.example.org"). Use "https://www.example.org".
  "/services" → "http://example.org"
    21:11 sections[0].actions[0].href: This address must start with "https://" (got "http://example.org"). Use "https://example.org".
  "/services" → "//example.org"
    21:11 sections[0].actions[0].href: This address must start with "https://" (got "//example.org"). Use "https://example.org".
  "/services" → "https:\\\\\\\\example.org"
    21:11 sections[0].actions[0].href: This address can’t contain "\\" (got "https:\\\\\\\\example.org"). Use "https://example.org".
  "/services" → "https://"
    21:11 sections[0].actions[0].href: What follows "https:" is wrong (got "https://"). Use the form "https://www.example.org".
  "/services" → "javascript:alert(1)"
    21:11 sections[0].actions[0].href: Links with "javascript:" are not allowed (got "javascript:alert(1)"). Use https, mailto or tel.
  "/services" → "JaVaScRiPt:alert(1)"
    21:11 sections[0].actions[0].href: Links with "JaVaScRiPt:" are not allowed (got "JaVaScRiPt:alert(1)"). Use https, mailto or tel.
  "/services" → "data:text/html,x"
    21:11 sections[0].actions[0].href: Links with "data:" are not allowed (got "data:text/html,x"). Use https, mailto or tel.
  "/services" → "mailto:a@b@example.org"
    21:11 sections[0].actions[0].href: What follows "mailto:" is wrong (got "mailto:a@b@example.org"). Use the form "mailto:name@place.com".
  "/services" → "mailto:a b@example.org"
    21:11 sections[0].actions[0].href: An address can’t contain spaces (got "mailto:a b@example.org"). Remove them.
  "/services" → "tel:3045550100"
    21:11 sections[0].actions[0].href: What follows "tel:" is wrong (got "tel:3045550100"). Use the form "tel:+13045550142".
  "/services" → "/services#steps"
    21:11 sections[0].actions[0].href: Nothing on the page "/services" has the anchor "steps". Choose one of: how-it-runs, ai-strategy-roadmap, custom-ai-model-development, ai-system-implementation, ethical-ai-bias-audits, data-analytics-insights, ai-powered-content-generation.
  "/services" → "/services#how-it-run"
    21:11 sections[0].actions[0].href: Nothing on the page "/services" has the anchor "how-it-run". Did you mean "how-it-runs"?
  "/services" → "#steps"
    21:11 sections[0].actions[0].href: Nothing on the page "/" has the anchor "steps". Choose one of: ai-strategy-consulting, custom-ai-implementation, ethical-ai-audits.
  "/services" → "?page=2"
    21:11 sections[0].actions[0].href: This has the wrong format (got "?page=2"). Use a page of this site, such as "/about", or an address that starts with "https://", "mailto:" or "tel:+".
  "/services" → "/services#how-it-runs"
    nothing
  "/services" → "https://www.wv.gov/about?x=1#y"
    nothing
  "/services" → "mailto:hello@wv.gov?subject=Hello"
    nothing
  "/services" → "tel:+13045551234"
    nothing

  navigation.json
  "/services" → "#how-it-runs"
    13:7 primary[2].href: This link is on every page. Add the page before the "#".

  pages/services.json
  "path" → "path
    2:11 A quotation mark inside a text ends it too soon. Write \\" instead.
  `,
);

reportsEdits(
  'reports links in texts that lead nowhere',
  content,
  `
  pages/about.json
  Fair means tested → Fair means [tested](/services#how-it-runs)
    nothing
  Fair means tested → Fair means [tested](/servces)
    45:30 sections[2].paragraphs[1]: There is no page "/servces". Did you mean "/services"?
  Fair means tested → Fair means [tested](/services#steps)
    45:30 sections[2].paragraphs[1]: Nothing on the page "/services" has the anchor "steps". Choose one of: how-it-runs, ai-strategy-roadmap, custom-ai-model-development, ai-system-implementation, ethical-ai-bias-audits, data-analytics-insights, ai-powered-content-generation.
  Fair means tested → Fair means [tested](http://a.org)
    45:30 sections[2].paragraphs[1]: This address must start with "https://" (got "http://a.org"). Use "https://a.org".
  Fair means tested → Fair means [tested](javascript:go)
    45:30 sections[2].paragraphs[1]: Links with "javascript:" are not allowed (got "javascript:go"). Use https, mailto or tel.
  Fair means tested → Fair means [tested](#principles)
    nothing
  `,
);

it('names a link in a text to a page that has moved', () => {
  content.replace('pages/about.json', 'Fair means', 'Fair [means](/our-services)');
  content.write(
    'redirects.json',
    '{"moved": "Moved to", "redirects": [{"from": "/our-services", "to": "/contact"}]}',
  );
  expect(content.problems()).toEqual([
    expect.stringMatching(/about.json:45:23 .*Did you mean "\/contact"/),
  ]);
});

describe('the card of a service', () => {
  const lead = (to: string) => {
    content.replace('services/ai-strategy-consulting.json', '/services#ai-strategy-roadmap', to);
  };

  it('is an anchor of the page that shows it', () => {
    lead('/#ethical-ai-audits');
    expect(content.problems()).toEqual([]);
  });

  it('is none of a page that does not show it', () => {
    lead('/services#ethical-ai-audits');
    const [problem, ...others] = content.problems();
    expect(problem).toMatch(
      /^error \S+ leadsTo: Nothing on the page "\/services" has the anchor "ethical-ai-audits"/,
    );
    expect(others).toEqual([]);
  });
});
