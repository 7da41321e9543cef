import { textFormats } from 'content-check/field-metadata';
import * as z from 'zod';
import { siteModel as model } from '../../../tests/small-site/model';
import { placeOfTarget, targetId, targetsOf } from './page-targets';

const entries = {
  'pages/home.json': {
    path: '/',
    title: 'Ethics',
    sections: [
      {
        type: 'hero',
        heading: 'Plain AI',
        scene: 'river',
        actions: [{ label: 'Write', href: '/contact' }],
      },
      { type: 'service-cards', heading: 'Services', services: ['audits'] },
      { type: 'prose', paragraphs: ['1. Fair **[AI](/ai)**'] },
    ],
  },
  'pages/404.json': { path: '/404', sections: [] },
  'services/audits.json': { slug: 'audits', title: 'Audits', icon: 'compass' },
  'services/other.json': { slug: 'other', title: 'Other', icon: 'gear' },
  'site.json': { name: 'Ridge' },
  'redirects.json': { redirects: [{ from: '/old', to: '/' }] },
};

describe('a target', () => {
  it.each(['pages/home.json', 'pages/a#b.json'])('names a field of %s', (file) => {
    const field = 'sections[0].heading';
    expect(placeOfTarget(targetId(file, field))).toEqual({ file, field });
  });
});

describe('the list of a page’s targets', () => {
  it('lists what a page shows in its order, with the entries to which it refers', () => {
    const shown = targetsOf(model, entries, 'pages/home.json');
    expect(shown.map(({ id, kind, value, section }) => [id, kind, value, section])).toEqual([
      ['pages/home.json#sections[0].heading', 'words', 'plainai', 0],
      ['pages/home.json#sections[0].scene', 'sign', 'river', 0],
      ['pages/home.json#sections[0].actions[0].label', 'words', 'write', 0],
      ['pages/home.json#sections[0].actions[0].href', 'address', '/contact', 0],
      ['pages/home.json#sections[1].heading', 'words', 'services', 1],
      ['services/audits.json#title', 'words', 'audits', 1],
      ['services/audits.json#icon', 'sign', 'compass', 1],
      ['pages/home.json#sections[2].paragraphs[0]', 'words', 'fairai', 2],
      ['site.json#name', 'words', 'ridge', undefined],
    ]);
  });

  it('has all fields of a page whose only fixed list is none of sections', () => {
    const words = z.string().meta({ title: 'Words' }).register(textFormats, { format: 'line' });
    const schema = z.strictObject({ title: words, position: z.tuple([words, words]) });
    const page = { title: 'Here', position: ['left', 'top'] };
    const shown = targetsOf(
      { collections: [{ name: 'pages', path: 'pages/', schema }] },
      { 'pages/home.json': page },
      'pages/home.json',
    );
    expect(shown.map(({ value }) => value)).toEqual(['here', 'left', 'top']);
  });

  it('names the file and the field of a target', () => {
    const place = { file: 'pages/home.json', field: 'sections[0].heading' };
    expect(placeOfTarget('pages/home.json#sections[0].heading')).toEqual(place);
  });
});
