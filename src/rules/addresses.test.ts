import { reportsEdits } from 'content-check/testing/edit-cases';
import { fixtureInMemory } from '../../tests/helpers/content/fixture-in-memory';

const content = fixtureInMemory();

describe('required pages', () => {
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
});

describe('site address', () => {
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
});

describe('editor address', () => {
  const publishEditor = () => {
    content.replace(
      'site.json',
      '"keywords"',
      '"editor": { "host": "github", "repository": "ridgeline/website", "branch": "main" }, "keywords"',
    );
  };

  const taken = (place: string) =>
    `error content/redirects.json:5:7 redirects[1].from: The editor on the published site has the address "${place}". Choose another one.`;

  it('allows any address on a site without the editor', () => {
    content.replace('redirects.json', '"/work/process"', '"/edit"');
    expect(content.problems()).toEqual([]);
  });

  it.each(['/edit', '/edit/more'])('refuses the redirect from %s on a site with it', (place) => {
    publishEditor();
    content.replace('redirects.json', '"/work/process"', `"${place}"`);
    expect(content.problems()).toEqual([taken(place)]);
  });

  it('refuses a page there', () => {
    publishEditor();
    content.replace('pages/contact.json', '"/contact"', '"/edit"');
    expect(content.problems().join('\n')).toContain(
      'pages/contact.json:2:3 path: The editor on the published site has the address "/edit".',
    );
  });

  it('accepts the editor on a site whose addresses are others', () => {
    publishEditor();
    expect(content.problems()).toEqual([]);
  });
});
