import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const roboto = ['@expo-google-fonts/roboto/400Regular', '@expo-google-fonts/roboto/700Bold'];
const notoSerif = '@expo-google-fonts/noto-serif/700Bold';
/** As wide as Arial and as Liberation Sans. */
const arimo = ['@expo-google-fonts/arimo/400Regular', '@expo-google-fonts/arimo/700Bold'];
/** As wide as Georgia. */
const gelasio = '@expo-google-fonts/gelasio/700Bold';

/** The fonts of kinds of devices, or fonts as wide as these. */
const sets = {
  android: [...roboto, notoSerif],
  /** Windows, macOS and iOS. */
  desktop: [...arimo, gelasio],
  linux: [...roboto, ...arimo, notoSerif],
  /** As on a server: DejaVu alone. */
  bareLinux: ['dejavu-fonts-ttf/ttf'],
} as const;

export type FontSet = keyof typeof sets;

/**
 * The environment of a browser that has one of these sets and no other font of this machine, by configuring
 * fontconfig. Systems without fontconfig (macOS, Windows) keep their own fonts.
 */
export function withSystemFonts(set: FontSet): NodeJS.ProcessEnv {
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
