import { defineEditor } from 'content-editor';
import { contentModel } from './src/rules/content-model';
import { iconTopics } from './src/fields/icons';
import { isDraft } from './src/model/draft';
import { notFoundPage, servedPath } from './src/model/paths';
import { look } from './src/editor/look';
import { fixed } from './src/theme/tokens';

/**
 * The editor of the content: `npm run edit`. Builds write it into the site if `content/site.json` says where the content is
 * (`scripts/site/published-editor.ts`).
 */
export default defineEditor({
  model: contentModel,
  title: 'Edit the website',
  pages: {
    collection: 'pages',
    home: '/',
    unlinked: [notFoundPage],
    servedPath,
    menus: {
      file: 'navigation.json',
      lists: ['primary', 'quickLinks.links'],
      label: 'label',
      to: 'href',
    },
    site: { file: 'site.json', address: 'url' },
    redirects: {
      file: 'redirects.json',
      list: 'redirects',
      from: 'from',
      to: 'to',
    },
  },
  hiddenBy: 'draft',
  choices: 'src/editor/choice-pictures.ts',
  picturedChoices: {
    icon: { isSign: true, topics: iconTopics },
    drawing: { background: fixed.mark.sky },
    Scene: {},
    PageSection: {},
  },
  look,
  frame: 'src/editor/frame/frame-app.ts',
  // a draft is for nobody but editors
  isTextPublic: (value) => !isDraft({ value }),
});
