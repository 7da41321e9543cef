import { cpSync, writeFileSync } from 'node:fs';
import { buildFolder } from 'unit-testing/build-folder';
import type { Artwork } from './define-artwork';
import { hash, inputsOf, isOutdated } from './manifest';

describe('artwork is out of date', () => {
  const folder = buildFolder();
  const of = (values: unknown = {}): Artwork => ({
    generator: `${folder.path()}/draw.ts`,
    values,
    draw: () => Promise.resolve({}),
  });
  const entryOf = async (artwork: Artwork, files = {}) => ({
    inputs: await inputsOf(artwork),
    files,
  });

  const line = (width: number) =>
    `export const line = ({ color }: { color: string }) => \`\${color} \${${width}}\`;`;

  beforeEach(() => {
    folder.write(
      'draw.ts',
      "import { line } from './line';\nexport const draw = () => line({ color: 'red' });",
    );
    folder.write('line.ts', line(1));
  });

  it('when a value changes', async () => {
    const entry = await entryOf(of({ window: '#f6b73c' }));
    expect(await isOutdated(of({ window: '#f6b73c' }), entry)).toBe(false);
    expect(await isOutdated(of({ window: '#00ffff' }), entry)).toBe(true);
  });

  it('when a number in its code changes', async () => {
    const entry = await entryOf(of());
    folder.write('line.ts', line(2));
    expect(await isOutdated(of(), entry)).toBe(true);
  });

  it('not when its code only gets other names, types or comments', async () => {
    const entry = await entryOf(of());
    folder.write(
      'stroke.ts',
      '/** A line. */\nexport const stroke = ({ color: ink }: Record<string, string>): string =>\n' +
        '  `${ink} ${1}`;',
    );
    folder.write(
      'draw.ts',
      "// draws\nimport { stroke } from './stroke';\nexport const draw = () => stroke({ color: 'red' });",
    );
    expect(await isOutdated(of(), entry)).toBe(false);
  });

  it('not when a variable in the code of this package gets another name', async () => {
    const crest = { generator: `${folder.path()}/crest.ts`, values: {} };
    cpSync(__dirname, folder.path(), { recursive: true });
    const before = await inputsOf(crest);
    folder.write('noise.ts', folder.text('noise.ts').replaceAll(/\bkept\b/g, 'other'));
    expect(await inputsOf(crest)).toBe(before);
    folder.write('noise.ts', folder.text('noise.ts').replace('Math.PI * 2', 'Math.PI * 3'));
    expect(await inputsOf(crest)).not.toBe(before);
  });

  it('when its file was edited, unless an editor replaced it in content/', async () => {
    const file = `${folder.path()}/icon.svg`;
    writeFileSync(file, '<svg/>');
    const entry = await entryOf(of(), { [file]: hash('<svg/>') });
    expect(await isOutdated(of(), entry)).toBe(false);
    writeFileSync(file, '<svg />');
    expect(await isOutdated(of(), entry)).toBe(true);
    const replaced = await entryOf(of(), { 'content/images/of-an-editor.webp': '' });
    expect(await isOutdated(of(), replaced)).toBe(false);
  });

  it('when it was never drawn', async () => {
    expect(await isOutdated(of(), undefined)).toBe(true);
  });
});
