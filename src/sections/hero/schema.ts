import * as z from 'zod';
import { contactField, link } from '../../fields/common-fields';
import { singleLineText } from '../../fields/fields';
import { derivedFields } from '../../fields/derived-fields';
import { picture } from '../../fields/picture';
import { backdropFields, sceneName } from '../../scenes/schema';
import { defineSection, lede } from '../../fields/define-section';
import { editorTitles } from '../../fields/editor-titles';

/** The top of a page, with its main heading. */
export const heroSection = defineSection(
  'hero',
  { title: editorTitles.hero, description: 'Its main heading and one or two sentences.' },
  {
    heading: singleLineText(
      80,
      {
        title: 'Main heading',
        description: 'The largest words on the page. Every page needs its own.',
        examples: ["Let's Connect"],
      },
      'main-heading',
    ),
    lede: lede(
      'One or two sentences under the heading.',
      'Tell us about your work in your own words.',
    ),
    beforeNumber: singleLineText(40, {
      title: 'Before the number',
      description: 'Words before the telephone number from “Contact details”, which follows them.',
      examples: ['The first call is free:'],
    }).optional(),
    showsContact: z
      .boolean()
      .meta({
        title: 'Number and address',
        description:
          'Shows the telephone number and the email address from “Contact details” large, below the words.',
        examples: [true],
      })
      .optional(),
    actions: z
      .array(link)
      .max(2)
      .meta({ title: 'Buttons', description: 'Up to two. The first is the more important one.' }),
    scene: sceneName.optional(),
    picture: picture
      .meta({ description: 'A picture of your own instead of the scene.' })
      .optional(),
    night: z
      .boolean()
      .meta({
        title: 'Night',
        description: 'Shows the scene at night, or light words over a dark picture of your own.',
        examples: [true],
      })
      .optional(),
  },
).register(derivedFields, { ...backdropFields, contact: contactField });
