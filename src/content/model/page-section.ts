import * as z from 'zod';
import { answersSection } from '../../sections/answers/schema';
import { bannerSection } from '../../sections/banner/schema';
import { contactDetailsSection } from '../../sections/contact-details/schema';
import { contactFormSection } from '../../sections/contact-form/schema';
import { labelSection } from '../../sections/label/schema';
import { linksSection } from '../../sections/links/schema';
import { proseSection } from '../../sections/prose/schema';
import { serviceCardsSection } from '../../sections/service-cards/schema';
import { stepsSection } from '../../sections/steps/schema';
import { storySection } from '../../sections/story/schema';

/** Every type of section that may follow the hero. A new type is added here. */
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
    contactFormSection,
    contactDetailsSection,
  ])
  .meta({ id: 'PageSection', title: 'Section', description: 'One part of a page.' });
