import path from 'node:path';
import { buildFolder } from 'unit-testing/build-folder';
import { siteEditor } from '../../tests/small-site/options';
import { bundleEditor } from './bundle';
import { type Bundle, cachedBundle } from './cached-bundle';

let bundle: Bundle['files'];
let scripts: readonly (readonly [address: string, text: string])[];

beforeAll(async () => {
  bundle = (await bundleEditor({ ...siteEditor, kind: 'local' })).files;
  scripts = [...bundle]
    .filter(([address]) => address.endsWith('.js'))
    .map(([address, { body }]) => [address, body.toString()]);
});

describe('the bundle of the form', () => {
  it('imports nothing from elsewhere', () => {
    expect([...bundle.keys()]).toEqual(expect.arrayContaining(['/editor.js', '/check-worker.js']));
    // `import` from another origin, or of a package that is not in the bundle
    const foreign = scripts.filter(([, text]) => /(?<!["\w-])from"(?!\/)/.test(text));
    expect(foreign.map(([address]) => address)).toEqual([]);
  });

  it('asks V8 to compile it while it loads, in the first line', () => {
    for (const [address, text] of scripts)
      expect([address, text.split('\n')[0]]).toEqual([address, '//# allFunctionsCalledOnLoad']);
  });

  describe('a bundle that was made before', () => {
    const folder = buildFolder();
    const make = jest.fn();
    const kept = () => cachedBundle(folder.path(), 'key', make);

    beforeEach(() => {
      folder.write('source.ts', 'before');
      const inputs = [path.join(folder.path(), 'source.ts')];
      const files = new Map([['/a.js', { type: 'text/javascript', body: Buffer.from('A') }]]);
      make.mockReset().mockResolvedValue({ files, sources: inputs, inputs });
    });

    it('is taken as long as its sources are the same', async () => {
      const made = await kept();
      expect(await kept()).toEqual({ files: made.files, sources: made.sources });
      expect(make).toHaveBeenCalledTimes(1);
    });

    it.each([
      ['a source has changed', () => folder.write('source.ts', 'after')],
      ['a source is gone', () => folder.remove('source.ts')],
      ['it is damaged', () => damage()],
    ])('is made again if %s', async (_, change) => {
      await kept();
      change();
      await kept();
      expect(make).toHaveBeenCalledTimes(2);
    });

    it('is not taken for one with another key', async () => {
      await kept();
      await cachedBundle(folder.path(), 'another key', make);
      expect(make).toHaveBeenCalledTimes(2);
    });

    function damage(): void {
      const [file = ''] = folder.files().filter((name) => name.endsWith('.json'));
      folder.write(file, '{');
    }
  });
});
