import { contactField, link } from '../../fields/common-fields';
import { derivedFields } from '../../fields/derived-fields';
import { opening } from '../../fields/opening';
import { picture } from '../../fields/picture';
import { backdropFields, sceneName } from '../../scenes/schema';
import { defineSection, heading, lede } from '../../fields/define-section';

/** A wide picture with one thing to do, near the end of a page. */
export const bannerSection = defineSection(
  'banner',
  { title: 'Banner', description: 'A wide picture with a question and one button.' },
  {
    heading: heading('A question or an invitation.', 'Ready to Transform Your Business with AI?'),
    lede: lede('One sentence under the heading.', 'Tell us what eats your week.'),
    action: link.meta({ title: 'Button', description: 'The one thing to do here.' }),
    opening: opening.optional(),
    scene: sceneName.optional(),
    picture: picture
      .meta({
        description: 'A picture of your own instead of the scene. It must be dark all over.',
      })
      .optional(),
  },
).register(derivedFields, { ...backdropFields, contact: contactField });
