import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteForTests } from '../../../tests/helpers/published-site';
import type { KeptEdit } from '../../store/edits';
import type { Entry } from '../../writing/json';
import { keepEdits } from '../kept-edits';
import { putUnsentFilesBack } from './unsent-files';

const { mine } = siteForTests();

const contact = 'contact.json';
const about = 'pages/about.json';
const added = 'pages/added.json';
const picture = 'images/added.webp';

const read = (file: string) => mine.read(`content/${file}`);
const entryIn = (text: string) => JSON.parse(text) as Entry;

/** Keeps what is edited, and starts the editor, as far as this is concerned. */
async function startWith(...edits: readonly (readonly [string, KeptEdit])[]): Promise<void> {
  const content = { ...mine.content, edits: path.join(mine.folder, '.edited') };
  await keepEdits(content, JSON.stringify(edits));
  await putUnsentFilesBack(content);
}

describe('the start after a publication that was killed before it was sent', () => {
  it('puts its files back, whose edits are kept', async () => {
    const base = read(contact);
    const edited = base.replace('Elizabeth', 'Beckley');
    const page = read(about);
    mine.write(`content/${contact}`, edited);
    mine.write(`content/${added}`, page);
    mine.remove(`content/${about}`);
    mine.copy('content/images/quilt-dawn.webp', `content/${picture}`);
    const base64 = readFileSync(path.join(mine.content.root, picture), 'base64');
    await startWith(
      [contact, { base, value: entryIn(edited) }],
      [added, { base: null, value: entryIn(page) }],
      [about, { base: page, value: null }],
      [picture, { base: null, value: { base64, width: 4, height: 3 } }],
    );
    expect(read(contact)).toBe(base);
    expect(read(about)).toBe(page);
    for (const file of [added, picture])
      expect(existsSync(path.join(mine.content.root, file))).toBe(false);
  });

  it('leaves a file that has something else than what is kept', async () => {
    const base = read(contact);
    const value = entryIn(base.replace('Elizabeth', 'Beckley'));
    const byHand = base.replace('Elizabeth', 'Oak Hill');
    mine.write(`content/${contact}`, byHand);
    await startWith([contact, { base, value }]);
    expect(read(contact)).toBe(byHand);
  });

  it('leaves a file that is committed', async () => {
    const base = read(contact);
    const edited = base.replace('Elizabeth', 'Beckley');
    mine.write(`content/${contact}`, edited);
    mine.publishAll();
    await startWith([contact, { base, value: entryIn(edited) }]);
    expect(read(contact)).toBe(edited);
  });
});
