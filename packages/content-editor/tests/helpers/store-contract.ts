import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Outcome } from '../../src/store/publishing';
import type { FileWrite, Snapshot } from '../../src/store/content';
import type { Store } from '../../src/store/store';
import { smallSite } from '../small-site/content-folder';
import { loadedPicture } from './loaded-picture';

/** A store whose content is that of the small site, and another way to it. */
export type StoreCase = {
  readonly store: () => Store;
  /** Changes a file in the way of somebody else. */
  readonly writeElsewhere: (file: string, bytes: Buffer) => void;
};

const contact = 'contact.json';
const picture = 'images/added.webp';
const base64 = readFileSync(path.join(smallSite, 'images/quilt-dawn.webp')).toString('base64');
const size = { width: 1, height: 1 };

/** What every store promises, whatever else it does. A store is opened for each test. */
export function describeStore(name: string, { store, writeElsewhere }: StoreCase): void {
  const load = async (): Promise<Snapshot> =>
    (await store().load()) ?? { files: {}, pictures: {}, version: '' };
  const write = (...writes: readonly FileWrite[]) => {
    const { write: intoFiles, publishing } = store();
    if (intoFiles) return intoFiles(writes);
    return publishing.publish({ writes, message: 'A change' }, new AbortController().signal);
  };

  /** The change of a text in a file. */
  async function edit(file: string, words: string, replacement: string) {
    const { [file]: before = '' } = (await load()).files;
    return { path: file, before, text: before.replace(words, () => replacement) };
  }

  describe(`the promises of a store, kept by ${name}`, () => {
    it('loads texts and pictures, and nothing while they stay the same', async () => {
      const { files, pictures, version } = await load();
      expect(files[contact]).toContain('Elizabeth');
      expect(pictures).toHaveProperty(['images/quilt-dawn.webp']);
      expect(await store().load(version)).toBeUndefined();
    });

    it('loads what others have changed', async () => {
      const { version } = await load();
      const { text } = await edit(contact, 'Elizabeth', 'Charleston');
      writeElsewhere(contact, Buffer.from(text));
      expect((await store().load(version))?.files[contact]).toContain('Charleston');
    });

    it('has another address for a picture once others have replaced it', async () => {
      const name = 'images/quilt-dawn.webp';
      const address = async () =>
        loadedPicture(store().pictures, name, (await load()).pictures[name]?.version);
      const before = await address();
      expect(await address()).toBe(before);
      writeElsewhere(name, Buffer.concat([Buffer.from(base64, 'base64'), Buffer.from([0])]));
      await store().load('');
      expect(await address()).not.toBe(before);
    });

    it('writes all changes at once, and has them then', async () => {
      const service = 'services/ethical-ai-audits.json';
      const { [service]: before = '' } = (await load()).files;
      const added = { path: 'services/audits.json', before: null, text: before };
      const change = await edit(contact, 'Elizabeth', 'Beckley');
      const outcome = await write(change, { path: service, before, text: null }, added);
      const { files, version } = snapshotOf(outcome);
      expect(files[contact]).toContain('Beckley');
      expect(files).not.toHaveProperty([service]);
      expect(files[added.path]).toBe(before);
      expect(await store().load(version)).toBeUndefined();
      expect((await load()).files).toEqual(files);
    });

    it('writes nothing over what others have changed of the same file', async () => {
      const change = await edit(contact, 'Elizabeth', 'Beckley');
      writeElsewhere(contact, Buffer.from(change.before.replace('Elizabeth', 'Charleston')));
      const service = await edit('services/ethical-ai-audits.json', 'Ethical', 'Fair');
      expect(await write(change, service)).toEqual({ result: 'outdated' });
      const { files } = await load();
      expect(files[contact]).toContain('Charleston');
      expect(files[service.path]).toBe(service.before);
    });

    it('writes a file beside those that others have changed', async () => {
      const change = await edit(contact, 'Elizabeth', 'Beckley');
      const service = await edit('services/ethical-ai-audits.json', 'Ethical', 'Fair');
      writeElsewhere(service.path, Buffer.from(service.text));
      const { files } = snapshotOf(await write(change));
      expect(files[contact]).toContain('Beckley');
      expect(files[service.path]).toBe(service.text);
    });

    it('refuses mistakes, and writes nothing', async () => {
      const { version } = await load();
      const change = await edit(contact, '"email": "', '"email": "no address ');
      const service = await edit('services/ethical-ai-audits.json', 'Ethical', 'Fair');
      expect(await write(service, change)).toMatchObject({
        result: 'mistakes',
        problems: [{ file: contact, field: 'email' }],
      });
      expect(await store().load(version)).toBeUndefined();
    });

    it('publishes nothing if it is cancelled before it is sent', async () => {
      const { version } = await load();
      const writes = [await edit(contact, 'Elizabeth', 'Beckley')];
      const request = { writes, message: 'A change' };
      expect(await store().publishing.publish(request, AbortSignal.abort())).toMatchObject({
        result: 'refused',
        code: 'cancelled',
      });
      expect(await store().load(version)).toBeUndefined();
    });

    it('writes a picture, knows it again, and deletes it', async () => {
      expect(snapshotOf(await write({ path: picture, base64 })).pictures).toHaveProperty([picture]);
      const { isInContent } = store().pictures;
      expect(await isInContent(picture, { ...size, base64 })).toBe(true);
      expect(await isInContent(picture, { ...size, base64: 'b3RoZXI=' })).toBe(false);
      const { pictures } = snapshotOf(await write({ path: picture, base64: null }));
      expect(pictures).not.toHaveProperty([picture]);
    });

    it('writes no picture under a name that others have taken', async () => {
      writeElsewhere(picture, Buffer.from(base64, 'base64'));
      expect(await write({ path: picture, base64 })).toEqual({ result: 'outdated' });
    });
  });
}

/** The content with what was written. @throws if nothing was */
function snapshotOf(outcome: Outcome): Snapshot {
  if (outcome.result !== 'done') throw new Error(`Not written: ${JSON.stringify(outcome)}`);
  return outcome.snapshot;
}
