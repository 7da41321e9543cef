import type { virtual } from '@guidepup/virtual-screen-reader';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';

type WithReader = Window & { readonly reader: typeof virtual };

/** The reader as one script, since its package only has modules for bundlers. */
const bundled = build({
  stdin: {
    contents: `
      import { virtual } from '@guidepup/virtual-screen-reader';
      window.reader = virtual;`,
    resolveDir: '.',
  },
  bundle: true,
  format: 'iife',
  minify: true,
  write: false,
});

/**
 * A virtual screen reader in a page: it speaks what has the focus, what it reads, and what live regions
 * announce.
 */
export async function screenReaderIn(page: Page) {
  const [script] = (await bundled).outputFiles;
  await page.evaluate(script?.text ?? '');
  await page.evaluate(() =>
    (window as Window as WithReader).reader.start({ container: document.body }),
  );
  const spoken = () =>
    page.evaluate(async () => {
      const phrases = await (window as Window as WithReader).reader.spokenPhraseLog();
      return phrases.map((phrase) => phrase.replaceAll(/\s+/g, ' ').trim());
    });
  return {
    /** The last spoken phrase. */
    last: async () => (await spoken()).at(-1),
    /** All announcements of live regions so far. */
    announcements: async () =>
      (await spoken()).filter((phrase) => /^(polite|assertive): /.test(phrase)),
    /** Reads the whole page from its top. */
    read: () =>
      page.evaluate(async () => {
        const { reader } = window as Window as WithReader;
        await reader.stop();
        await reader.start({ container: document.body });
        do await reader.next();
        while ((await reader.lastSpokenPhrase()) !== 'end of document');
        return reader.spokenPhraseLog();
      }),
  };
}
