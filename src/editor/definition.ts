import { defineEditor } from 'content-editor';
import { isDraft } from '../content/model/draft';
import { textFont } from '../theme/text-font';
import { media } from '../theme/media';
import { scales } from '../theme/sizes';
import { dark, fixed, light, moreContrast } from '../theme/tokens';
import { declare } from '../theme/variables';
import { contentModel } from '../content/content-model';
import { notFoundPage, servedPath } from '../content/model/served-path';

/** The heading of each folder: "pages" is called "Pages". */
const folders = contentModel.collections
  .filter(({ place }) => place.endsWith('/'))
  .map(({ name }) => [name, name.charAt(0).toUpperCase() + name.slice(1)] as const);

/** The editor of the content: `npm run edit`. Choices are shown with the pictures of `choice-pictures.ts`. */
export const editor = defineEditor({
  model: contentModel,
  title: 'Edit the website',
  groups: { folders: Object.fromEntries(folders), files: 'Whole site' },
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
    redirects: {
      file: 'redirects.json',
      list: 'redirects',
      from: 'from',
      to: 'to',
      isPublic: (entry) => !isDraft({ value: entry }),
    },
  },
  picturedChoices: { icon: { isSign: true }, drawing: { background: fixed.mark.sky }, Scene: {} },
  look: `
    ${textFont('swap')}

    :root {
      ${declare({ color: light.color, font: { ...scales.font, display: scales.font.text } })}
      ${media.dark} { ${declare({ color: dark.color })} }
      ${media.moreContrast} {
        ${declare(moreContrast.light)}
        ${media.dark} { ${declare(moreContrast.dark)} }
      }
    }
  `,
});
