import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bench, type BenchedSite } from 'bench/bench';
import { command } from 'command-line/command';
import { DevelopServer } from '../tests/helpers/builds/develop-server';
import { SiteCopy } from '../tests/helpers/builds/site-copy';
import { hydrated, routes } from '../tests/helpers/site/fixtures';
import { buildSite, ensureBuilt } from './site/build-site';

/** The file that is edited: its text is shown on a card of the home page. */
const edited = 'content/services/ai-strategy-consulting.json';

const copy = new SiteCopy('bench');

const site: BenchedSite = {
  folder: 'public',
  routes,
  gestures: {
    'link to `/services`': {
      route: '/',
      tap: 'main a[href="/services"]',
      result: '[data-hero] [data-scene="bridge"]',
    },
    'link to `/contact`': { route: '/about', tap: 'main a[href="/contact"]', result: 'main form' },
    'link to `/`': {
      route: '/services',
      tap: 'footer a[href="/"]',
      result: '[data-scene="overlook"]',
    },
    menu: { route: '/', tap: '[popovertarget="site-menu"]', result: '#site-menu:popover-open' },
    submit: {
      route: '/contact',
      fields: { name: 'June', email: 'june@example.org', message: 'Hello' },
      tap: 'form button',
      result: '[data-state=open]',
    },
  },
  ready: hydrated,
  ensureBuilt,
  edited: {
    copy,
    build: () => buildSite({ root: copy.root }),
    develop: async () => {
      const server = new DevelopServer();
      await server.start(copy);
      return server;
    },
    edit: async (word) => {
      const original = await readFile(edited, 'utf8');
      const text = original.replace(/"description": "/, `$&${word} `);
      await writeFile(path.join(copy.root, edited), text);
    },
    data: '/page-data/index/page-data.json',
  },
  report: 'docs/architecture.md',
};

/** `npm run bench`, with the options of `packages/bench`. */
command(() => bench(site, process.argv.slice(2)));
