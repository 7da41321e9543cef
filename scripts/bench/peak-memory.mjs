/*
 * Loaded into every process of a build (`NODE_OPTIONS=--import`): notes the most memory it held, in
 * kB, when it ends.
 */
import { appendFileSync } from 'node:fs';

const file = process.env.PEAK_MEMORY_FILE;

process.on('exit', () => {
  if (file) appendFileSync(file, `${process.resourceUsage().maxRSS}\n`);
});
