import { benchScale } from 'bench/bench-scale';
import { command } from 'command-line/command';
import { SiteCopy } from '../tests/helpers/builds/site-copy';
import { addPages, addPictures, addServices } from './bench/grow';

/** `npm run bench:scale`: measures how the site scales. With arguments, as in `-- pages=100`, it only prints. */
command(async () => {
  const site = {
    copy: (name: string) => new SiteCopy(name),
    grow: { services: addServices, pages: addPages, pictures: addPictures },
    check: ['--import', 'tsx', 'scripts/content-check.ts'],
    sizes: 'pages=10 pages=100 pages=1000 pictures=100 services=6 services=100 services=1000'.split(
      ' ',
    ),
    report: 'docs/architecture.md',
  };
  await benchScale(site, process.argv.slice(2));
  return true;
});
