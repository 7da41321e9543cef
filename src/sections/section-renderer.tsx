import { Banner } from './banner/banner';
import { ContactDetails } from './contact-details/contact-details';
import { ContactForm } from './contact-form/contact-form';
import { Hero } from './hero/hero';
import { Links } from './links/links';
import { Prose } from './prose/prose';
import { ServiceCards } from './service-cards/service-cards';
import { Steps } from './steps/steps';
import { Story } from './story/story';

type AnySection = Queries.PageQuery['page']['sections'][number];

type SectionByTypeProps = {
  readonly section: AnySection;
  /** Whether it begins within the first screen of a phone. */
  readonly aboveTheFold?: boolean;
};

/** Shows one section of a page. A kind of section without a case here does not compile. */
export function SectionByType({ section, aboveTheFold = false }: SectionByTypeProps) {
  switch (section.__typename) {
    case 'HeroSection':
      return <Hero {...section} />;
    case 'ServiceCardsSection':
      return <ServiceCards {...section} />;
    case 'BannerSection':
      return <Banner {...section} />;
    case 'StorySection':
      return <Story {...section} aboveTheFold={aboveTheFold} />;
    case 'ProseSection':
      return <Prose {...section} />;
    case 'StepsSection':
      return <Steps {...section} />;
    case 'LinksSection':
      return <Links {...section} />;
    case 'ContactFormSection':
      return <ContactForm {...section} />;
    case 'ContactDetailsSection':
      return <ContactDetails {...section} />;
  }
}
