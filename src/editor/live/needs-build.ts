import { textFields } from 'content-check/schema-traversal';
import type { LiveContent } from 'content-editor/live';
import { collectionOf } from 'content-check/collection';
import { collections } from '../../content/model/collections';
import { publicEntries } from '../../content/model/public-entries';
import { pageTypeOf } from '../../content/page-types/page-types';
import { cardLandNames } from '../../scenes/card-landscape/schema';
import { missingLands, noScenery } from './scenery';

type Entries = LiveContent['built'];

/** What of the content only a build can show: pages, icons and views of the valley that the published site lacks. */
export function needsBuild({
  built,
  shown,
}: Pick<LiveContent, 'built' | 'shown'>): readonly string[] {
  const [before, after] = [publicEntries(built), publicEntries(shown)];
  return [...newPages(before, after), ...newIcons(before, after), ...newScenes(before, after)];
}

function newPages(built: Entries, shown: Entries): readonly string[] {
  return pagesOf(shown).flatMap(([file, { path, title }]) => {
    const { [file]: before } = built;
    const page = `the page “${typeof title === 'string' ? title : ''}”`;
    if (!before) return [page];
    return before.path === path ? [] : [`the new address of ${page}`];
  });
}

function newIcons(built: Entries, shown: Entries): readonly string[] {
  const known = new Set(iconsIn(built));
  return [...new Set(iconsIn(shown))]
    .filter((icon) => !known.has(icon))
    .map((icon) => `the icon “${icon}”`);
}

function newScenes(built: Entries, shown: Entries): readonly string[] {
  const landsIn = (entries: Entries) =>
    pagesOf(entries).flatMap(([file, page]) => missingLands(noScenery, file, page));
  const known = landsIn(built);
  const missing = landsIn(shown).filter((land) => !known.includes(land));
  const words = missing.map((land) =>
    cardLandNames.includes(land) ? 'the land at the feet of cards' : `the scene “${land}”`,
  );
  return [...new Set(words)];
}

function pagesOf(entries: Entries) {
  return Object.entries(entries).filter(([file]) => pageTypeOf(file) !== undefined);
}

function iconsIn(entries: Entries): readonly string[] {
  return Object.entries(entries).flatMap(([file, entry]) => {
    const schema = collectionOf({ collections }, file)?.schema;
    const fields = schema ? [...textFields(schema, entry)] : [];
    return fields.filter(({ format }) => format === 'icon').map(({ value }) => value);
  });
}
