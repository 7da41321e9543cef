import type { LiveContent } from '../live/live-site';
import { checkTexts } from '../store/check-texts';
import type { Snapshot } from '../store/store';
import { siteModel } from '../../tests/small-site/model';
import { siteTexts } from '../../tests/small-site/texts';
import { showOnPages } from './shown-changes';

const about = 'pages/about.json';
const contact = 'contact.json';

/** Changes of the small site, and what the pages show of them. */
function openSite(saved: Snapshot['files'] = siteTexts()) {
  const seen: LiveContent[] = [];
  const pages = {
    show: (content: LiveContent) => {
      seen.push(content);
      return Promise.resolve(['the icon “gavel”']);
    },
  };
  const shown = showOnPages({
    pages,
    check: (files, pictures) => Promise.resolve(checkTexts(siteModel, files, pictures)),
    saved: () => Promise.resolve({ files: saved, pictures: {}, version: '1' }),
    built: () => Promise.resolve(siteTexts()),
    inspect: () => Promise.resolve({ width: 1600, height: 900 }),
    picture: (path) => Promise.resolve({ base64: `of ${path}`, width: 2, height: 1 }),
  });
  const change = (path: string, words: string, others: string) => ({
    path,
    before: saved[path] ?? null,
    text: (saved[path] ?? '').replace(words, others),
  });
  return { shown, change, last: () => seen.at(-1) };
}

it('shows a change, and says what only a build can show', async () => {
  const { shown, change, last } = openSite();
  const answer = await shown.show([change(contact, 'Elizabeth', 'Elkins')]);
  expect(answer).toEqual({ waiting: [], needsBuild: ['the icon “gavel”'] });
  expect(last()?.shown[contact]?.location).toBe('Elkins, WV');
  expect(last()?.built[contact]?.location).toBe('Elizabeth, WV');
});

it('shows a file with a mistake as it was last valid, and the others', async () => {
  const { shown, change, last } = openSite();
  await shown.show([change(contact, 'Elizabeth', 'Elkins')]);
  const wrong = change(contact, '(304)', '304');
  const title = change(about, 'Our Mission and Commitments', 'About Us');
  expect(await shown.show([wrong, title])).toMatchObject({ waiting: [contact] });
  expect(last()?.shown[contact]?.location).toBe('Elkins, WV');
  expect(last()?.shown[about]?.title).toBe('About Us');
});

it('shows changes although something that is saved has a mistake', async () => {
  const texts = siteTexts();
  const { shown, change, last } = openSite({
    ...texts,
    [contact]: (texts[contact] ?? '').replace('(304)', '304'),
  });
  const title = change(about, 'Our Mission and Commitments', 'About Us');
  expect(await shown.show([title])).toMatchObject({ waiting: [] });
  expect(last()?.shown[about]?.title).toBe('About Us');
});

it('has the bytes of pictures, those of uploads among them', async () => {
  const { shown, last } = openSite();
  await shown.show([{ path: 'images/new.webp', base64: 'bmV3' }]);
  const content = last();
  const picture = content?.pictureAt('images/new.webp');
  expect(picture).toMatchObject({ width: 1600, height: 900 });
  const known = content?.pictureAt('images/old.jpg');
  const data = { list: [picture?.address ?? '', known?.address ?? ''], text: 'Words' };
  expect(await content?.withPictures(data)).toEqual({
    list: ['data:image/webp;base64,bmV3', 'data:image/jpeg;base64,of images/old.jpg'],
    text: 'Words',
  });
});
