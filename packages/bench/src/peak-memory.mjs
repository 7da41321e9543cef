/*
 * Loaded into every process of a build (`NODE_OPTIONS=--import`): when the process exits, appends its peak
 * memory in kB to a file.
 */
import { appendFileSync } from 'node:fs';

const file = process.env.PEAK_MEMORY_FILE;

process.on('exit', () => {
  if (file) appendFileSync(file, `${process.resourceUsage().maxRSS}\n`);
});
