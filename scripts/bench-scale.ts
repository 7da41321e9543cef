import { measure } from './bench-scale/measure';
import { type Kind, kinds } from './bench-scale/sizes';
import { withRow } from './bench-scale/table';
import { command, Trouble } from './support/command';
import { updateMeasured } from './support/measured-section';

/** What is measured when nothing is asked for. */
const all = [
  'services=6',
  'services=100',
  'services=1000',
  'pages=10',
  'pages=100',
  'pages=1000',
  'pictures=100',
];

/**
 * `npm run bench:scale`: how the site scales, written into `docs/scale.md` row by row;
 * `npm run bench:scale -- pages=100` measures that alone. It takes long; run it on an idle machine.
 */
command(async () => {
  const asked = process.argv.slice(2);
  for (const [kind, count] of (asked.length > 0 ? asked : all).map(sizeOf)) {
    console.log(`\n▸ ${count} ${kind}`);
    const measured = await measure(kind, count);
    console.log(JSON.stringify(measured));
    await updateMeasured('docs/scale.md', 'growth', (table) => withRow(table, measured));
  }
  return true;
});

function sizeOf(asked: string): [Kind, number] {
  const [name, number] = asked.split('=');
  const kind = kinds.find((each) => each === name);
  const count = Number(number);
  if (!kind || !Number.isInteger(count) || count < 1) {
    throw new Trouble(`Write ${kinds.map((each) => `${each}=100`).join(' or ')}, not ${asked}.`);
  }
  return [kind, count];
}
