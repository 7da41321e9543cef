import { siteEditor } from '../../tests/small-site/options';
import { type Bundle, bundleEditor } from './bundle';

let bundle: Bundle['files'];
let scripts: readonly (readonly [address: string, text: string])[];

beforeAll(async () => {
  bundle = (await bundleEditor({ definition: siteEditor.definition, kind: 'local' })).files;
  scripts = [...bundle]
    .filter(([address]) => address.endsWith('.js'))
    .map(([address, { body }]) => [address, body.toString()]);
});

it('imports nothing from elsewhere', () => {
  expect([...bundle.keys()]).toEqual(
    expect.arrayContaining(['/editor.js', '/check-worker.js', '/besley-latin-600-normal.woff2']),
  );
  // `import` from another origin, or of a package that is not in the bundle
  const foreign = scripts.filter(([, text]) => /(?<!["\w-])from"(?!\/)/.test(text));
  expect(foreign.map(([address]) => address)).toEqual([]);
});

it('asks V8 to compile it while it loads, in the first line', () => {
  for (const [address, text] of scripts)
    expect([address, text.split('\n')[0]]).toEqual([address, '//# allFunctionsCalledOnLoad']);
});

it('has no comments in its styles', () => {
  const styles = scripts.map(([, text]) => text).join('\n');
  expect(styles).toContain('forced-colors');
  expect(styles).not.toContain('forced colors remove');
});
