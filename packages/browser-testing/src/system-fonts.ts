import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The fonts of a visitor's system: some of the fallback fonts, or none. */
const sets = {
  known: [
    '@expo-google-fonts/roboto/400Regular',
    '@expo-google-fonts/roboto/700Bold',
    '@expo-google-fonts/noto-serif/700Bold',
  ],
  unknown: ['dejavu-fonts-ttf/ttf'],
} as const;

/**
 * The environment of a browser that has one of these sets and no other font of this machine, by configuring
 * fontconfig. Systems without fontconfig (macOS, Windows) keep their own fonts.
 */
export function withSystemFonts(set: keyof typeof sets): NodeJS.ProcessEnv {
  const folder = path.resolve('test-results/fonts');
  const file = path.join(folder, `${set}.conf`);
  const dirs = sets[set].map((name) => `<dir>${path.resolve('node_modules', name)}</dir>`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>${dirs.join('')}<cachedir>${path.join(folder, 'cache')}</cachedir></fontconfig>\n`,
  );
  return { ...process.env, FONTCONFIG_FILE: file };
}
