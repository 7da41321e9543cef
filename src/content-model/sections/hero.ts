import * as z from 'zod';
import { link, words } from '../fields';
import { picture } from '../picture';
import { section } from './section';

/** The top of a page, with its main heading. */
export const heroSection = section(
  'hero',
  { title: 'Hero', description: 'The top of a page: its main heading and one sentence.' },
  {
    heading: words(80, {
      title: 'Main heading',
      description: 'The largest words on the page. Every page needs its own.',
      examples: ["Let's Connect"],
    }),
    lede: words(240, {
      title: 'First sentence',
      description: 'One or two sentences under the heading.',
    }),
    actions: z
      .array(link)
      .max(2)
      .meta({ title: 'Buttons', description: 'Up to two. The first is the more important one.' }),
    size: z.enum(['tall', 'short']).meta({
      id: 'HeroSize',
      title: 'Height',
      description: 'How much of the screen it takes.',
      enumDescriptions: ['Fills the first screen; for the home page.', 'For all other pages.'],
    }),
    picture: picture.optional(),
  },
);
