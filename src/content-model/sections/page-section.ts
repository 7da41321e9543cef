import * as z from 'zod';
import { bannerSection } from './banner';
import { contactDetailsSection } from './contact-details';
import { contactFormSection } from './contact-form';
import { linksSection } from './links';
import { proseSection } from './prose';
import { serviceCardsSection } from './service-cards';
import { stepsSection } from './steps';
import { storySection } from './story';

/** Every kind of section that may follow the hero. A new kind is added here. */
export const pageSection = z
  .discriminatedUnion('type', [
    serviceCardsSection,
    bannerSection,
    storySection,
    proseSection,
    stepsSection,
    linksSection,
    contactFormSection,
    contactDetailsSection,
  ])
  .meta({ id: 'PageSection', title: 'Section', description: 'One part of a page.' });
