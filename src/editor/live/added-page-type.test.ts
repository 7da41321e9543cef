import type { Collection } from 'content-check/collection';
import type { Entries } from 'content-editor/json';
import * as z from 'zod';
import { collections } from '../../content/model/collections';
import { pageFields } from '../../content/model/page-fields';
import { lede } from '../../content/fields/define-section';
import { derivedFields } from '../../content/fields/derived-fields';
import { richBlocks } from '../../content/fields/rich-text';
import { commonFacts, type PageType } from '../../content/page-types/page-type';
import { pageTypes } from '../../content/page-types/page-types';
import { backdropFields, sceneName } from '../../scenes/schema';
import { needsBuild } from './needs-build';
import { fileServedAt, pageData } from './page-data';
import { noScenery } from './scenery';

const help = { title: 'Text', description: 'The text.' };
const article = z
  .strictObject({
    ...pageFields,
    lede: lede('One sentence.', 'Ask.'),
    body: richBlocks(2000, help, help),
    scene: sceneName.optional(),
  })
  .meta({ id: 'Article', title: 'Article', description: 'One article.' })
  .register(derivedFields, backdropFields);

const articleType: PageType<z.infer<typeof article>> = {
  typeName: 'Article',
  template: 'src/templates/article.tsx',
  queryField: 'articleAt',
  facts: commonFacts,
};

(collections as Collection[]).push({
  name: 'articles',
  place: 'articles/',
  schema: article,
});
(pageTypes as PageType<unknown>[]).push(articleType);

const entries: Entries = {
  'site.json': { name: 'A', url: 'https://a.example', language: 'en', words: {} },
  'articles/hiring.json': {
    path: '/articles/hiring',
    title: 'Hiring',
    description: 'What to ask.',
    keywords: [],
    lede: 'Ask who has answered for it.',
    body: ['A *fair* program.'],
    scene: 'lane',
  },
};

describe('a page type added to its tables, without another line', () => {
  it('has its page beside the editor, with finished texts, pictures and metadata', () => {
    const file = fileServedAt(entries, '/articles/hiring') ?? '';
    const pictureAt = (address: string) => ({ address, width: 1, height: 1 });
    const scenery = new Map(
      ['day', 'night', 'phone-day', 'phone-night'].map((variant) => [`lane-${variant}`, variant]),
    );
    expect(pageData({ entries, pictureAt, scenery: noScenery }, file)).toMatchObject({
      page: {
        metadata: { documentTitle: 'Hiring | A' },
        lede: 'Ask who has answered\u00a0for\u00a0it.',
        body: [{ tag: 'p', spans: [{ words: [{ text: 'A ' }, { tags: ['em'] }, {}] }] }],
      },
    });
    expect(pageData({ entries, pictureAt, scenery }, file)).toMatchObject({
      page: { scene: 'lane', land: { dayPhone: 'phone-day' } },
    });
  });

  it('needs a build for a new page, and for its pictures', () => {
    const { 'site.json': site, ...shown } = entries;
    expect(needsBuild({ built: { 'site.json': site ?? {} }, shown })).toEqual([
      'the page “Hiring”',
      'the scene “lane”',
    ]);
    expect(needsBuild({ built: entries, shown })).toEqual([]);
  });
});
