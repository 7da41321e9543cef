import { bench, type BenchedSite } from 'bench/bench';
import { command } from 'command-line/command';
import { hydrated, routes } from './helpers/site/fixtures';

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
  report: 'docs/performance.md',
};

/** `npm run bench`, with the options of `packages/bench`. */
command(() => bench(site, process.argv.slice(2)));
