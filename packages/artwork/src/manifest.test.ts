import { writeFileSync } from 'node:fs';
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
  const entryOf = (artwork: Artwork, files = {}) => ({ inputs: inputsOf(artwork), files });

  beforeEach(() => {
    folder.write(
      'draw.ts',
      "import { line } from './line';\nimport type { Color } from './type';\n",
    );
    folder.write('line.ts', 'export const line = 1;\n');
  });

  it('when a value changes', () => {
    const entry = entryOf(of({ window: '#f6b73c' }));
    expect(isOutdated(of({ window: '#f6b73c' }), entry)).toBe(false);
    expect(isOutdated(of({ window: '#00ffff' }), entry)).toBe(true);
  });

  it('when the code of its generator changes, ignoring comments', () => {
    const entry = entryOf(of());
    folder.write('line.ts', '/** A line. */\nexport const line =\n  1;\n');
    expect(isOutdated(of(), entry)).toBe(false);
    folder.write('line.ts', 'export const line = 2;\n');
    expect(isOutdated(of(), entry)).toBe(true);
  });

  it('when its file was edited, unless an editor replaced it in content/', () => {
    const file = `${folder.path()}/icon.svg`;
    writeFileSync(file, '<svg/>');
    const entry = entryOf(of(), { [file]: hash('<svg/>') });
    expect(isOutdated(of(), entry)).toBe(false);
    writeFileSync(file, '<svg />');
    expect(isOutdated(of(), entry)).toBe(true);
    expect(isOutdated(of(), entryOf(of(), { 'content/images/of-an-editor.webp': '' }))).toBe(false);
  });

  it('when it was never drawn', () => {
    expect(isOutdated(of(), undefined)).toBe(true);
  });
});
