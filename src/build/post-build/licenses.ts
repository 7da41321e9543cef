import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Packages that are in pages but in no bundle: the icons. */
const inPages = ['node_modules/@phosphor-icons/core'];

/** The names of license files. */
const noticeFile = /^(?:licen[cs]e|notice|copying|copyright)/i;

/** Notices of packages without a license file, by name. */
const knownNotices: Readonly<Record<string, string | undefined>> = {
  // MIT, as its readme says
  mitt: `MIT License

© Jason Miller (https://jasonformat.com/)

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and
associated documentation files (the "Software"), to deal in the Software without restriction, including
without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the
following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial
portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT
LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO
EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER
IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR
THE USE OR OTHER DEALINGS IN THE SOFTWARE.`,
};

const rule = '='.repeat(80);

const fonts = `Fonts: Besley, and Atkinson Hyperlegible Next, cut to the letters in use, under the SIL Open Font
License 1.1; its texts are at /fonts/besley-OFL.txt and /fonts/atkinson-next-OFL.txt.
`;

/**
 * Writes `licenses.txt`: the licenses of all third-party work that visitors or editors download.
 * @param bundled the folders of the packages in the bundles
 * @throws if a package has no license notice
 */
export async function writeLicenses(folder: string, bundled: readonly string[]): Promise<void> {
  const sections = await Promise.all([...bundled, ...inPages].map(section));
  const intro = `What others have made of this site, and their licenses.\n\n${fonts}`;
  // the same package may be installed in two folders
  const text = [intro, ...new Set(sections.sort())].join(`\n${rule}\n`);
  await writeFile(path.join(folder, 'licenses.txt'), text);
}

type Package = { readonly name: string; readonly version: string; readonly license?: string };

/** The name, version and full notice of a package. */
async function section(place: string): Promise<string> {
  const text = await readFile(path.join(place, 'package.json'), 'utf8');
  const { name, version, license = 'see below' } = JSON.parse(text) as Package;
  const files = (await readdir(place)).filter((file) => noticeFile.test(file)).sort();
  const notices = await Promise.all(files.map((file) => readFile(path.join(place, file), 'utf8')));
  const notice = notices.join('\n').trim() || knownNotices[name];
  if (!notice)
    throw new Error(
      `${name} ${version} (${place}) has no license file. Find its license notice, and add it to src/build/post-build/licenses.ts.`,
    );
  return `${name} ${version} (${license})\n\n${notice.replaceAll('\r\n', '\n')}\n`;
}
