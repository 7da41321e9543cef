import { isLeftover } from './ignored-files';

it.each([
  ...['.DS_Store', 'services/.gitkeep', '.git/objects/pack'],
  ...['Icon\r', 'images/Icon\r', 'pages/Thumbs.db', 'images/desktop.ini'],
  ...['pages/about.json:Zone.Identifier', 'images/a.webp:com.dropbox.attrs'],
  ...['pages/about.json\uF03AZone.Identifier', 'images/a.webp:com.apple.lastuseddate'],
  ...['pages/~$about.json', 'pages/._about.json', 'pages/.~lock.about.json#'],
  ...['pages/about.json~', 'pages/about.json.tmp', 'images/a.webp.crdownload'],
])('leaves out %j', (file) => {
  expect(isLeftover(file)).toBe(true);
});

it.each(['pages/thumbs.json', 'pages/about~.json', 'pages/icon.json', 'pages/tmp.json'])(
  'reads %s, which somebody has named',
  (file) => {
    expect(isLeftover(file)).toBe(false);
  },
);
