import font from '@fontsource/besley/files/besley-latin-600-normal.woff2';
import { defineEditor } from '../../src/definition';
import { siteModel } from './model';

/** The editor of the small site. */
export default defineEditor({
  model: siteModel,
  title: 'Edit the website',
  groups: { folders: { pages: 'Pages', services: 'Services' }, files: 'Whole site' },
  pages: {
    collection: 'pages',
    home: '/',
    unlinked: ['/404'],
    servedPath: (path) => (path === '/404' ? '/404.html' : path),
    menus: {
      file: 'navigation.json',
      lists: ['primary', 'quickLinks.links'],
      label: 'label',
      to: 'href',
    },
    redirects: {
      file: 'redirects.json',
      list: 'redirects',
      from: 'from',
      to: 'to',
    },
  },
  hiddenBy: 'draft',
  look: `@font-face { font-family: Besley; src: url(${font}); }`,
  picturedChoices: {
    icon: { isSign: true, topics: { 'train school': 'chalkboard-teacher' } },
    Scene: {},
    PageSection: {},
  },
});
