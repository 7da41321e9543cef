import * as z from 'zod';
import { answersSection } from './answers/schema';
import { bannerSection } from './banner/schema';
import { callSection } from './call/schema';
import { contactDetailsSection } from './contact-details/schema';
import { contactFormSection } from './contact-form/schema';
import { labelSection } from './label/schema';
import { linksSection } from './links/schema';
import { proseSection } from './prose/schema';
import { serviceCardsSection } from './service-cards/schema';
import { stepsSection } from './steps/schema';
import { storySection } from './story/schema';

/**
 * Every type of section that may follow the hero. A new one is added here; its component is found
 * by the name of its folder.
 */
export const pageSection = z
  .discriminatedUnion('type', [
    serviceCardsSection,
    bannerSection,
    storySection,
    proseSection,
    stepsSection,
    answersSection,
    labelSection,
    linksSection,
    callSection,
    contactFormSection,
    contactDetailsSection,
  ])
  .meta({ id: 'PageSection', title: 'Section', description: 'One part of a page.' });
