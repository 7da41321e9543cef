import { graphql } from 'gatsby';
import { Answers } from './answers/answers';
import { Banner } from './banner/banner';
import { ContactDetails } from './contact-details/contact-details';
import { ContactForm } from './contact-form/contact-form';
import { Hero } from './hero/hero';
import { Label } from './label/label';
import { Links } from './links/links';
import { Prose } from './prose/prose';
import { ServiceCards } from './service-cards/service-cards';
import { Steps } from './steps/steps';
import { Story } from './story/story';

type SectionRendererProps = {
  readonly section: Queries.PageSectionFragment;
  /** Whether it is in the first view of a phone. */
  readonly aboveTheFold?: boolean;
  /** Whether it is on the home page. */
  readonly isHome?: boolean;
};

/** Renders a section. A type of section without a case and fragment here does not compile. */
export function SectionRenderer({
  section,
  aboveTheFold = false,
  isHome = false,
}: SectionRendererProps) {
  switch (section.__typename) {
    case 'HeroSection':
      return <Hero {...section} fillsScreen={isHome} />;
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
    case 'AnswersSection':
      return <Answers {...section} />;
    case 'LabelSection':
      return <Label {...section} />;
    case 'LinksSection':
      return <Links {...section} />;
    case 'ContactFormSection':
      return <ContactForm {...section} />;
    case 'ContactDetailsSection':
      return <ContactDetails {...section} />;
  }
}

export const query = graphql`
  fragment PageSection on PageSection {
    __typename
    ...HeroSection
    ...ServiceCardsSection
    ...BannerSection
    ...StorySection
    ...ProseSection
    ...StepsSection
    ...AnswersSection
    ...LabelSection
    ...LinksSection
    ...ContactFormSection
    ...ContactDetailsSection
  }
`;
