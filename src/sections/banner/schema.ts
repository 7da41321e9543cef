import { link, singleLineText } from '../../content-model/fields';
import { picture } from '../../content-model/picture';
import { sceneName } from '../../content-model/scenes';
import { section } from '../../content-model/section';

/** A wide picture with one thing to do, near the end of a page. */
export const bannerSection = section(
  'banner',
  { title: 'Banner', description: 'A wide picture with a question and one button.' },
  {
    heading: singleLineText(80, {
      title: 'Heading',
      description: 'A question or an invitation.',
      examples: ['Ready to Transform Your Business with AI?'],
    }),
    lede: singleLineText(240, {
      title: 'First sentence',
      description: 'One sentence under the heading.',
      examples: ['Tell us what eats up your week.'],
    }),
    action: link.meta({ title: 'Button', description: 'The one thing to do here.' }),
    scene: sceneName.optional(),
    picture: picture
      .meta({
        description: 'Optional. A picture of your own, dark all over, in place of the scene.',
      })
      .optional(),
  },
);
