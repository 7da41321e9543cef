import { render, screen } from '@testing-library/react';
import { readContent } from '../../tests/helpers/content/content';
import { pictureData } from '../../tests/helpers/unit/picture-data';
import { firstSection, layoutData } from '../../tests/helpers/unit/query-results';
import { Footer } from '../layout/footer/footer';
import { Banner } from '../sections/banner/banner';
import { ContactDetails } from '../sections/contact-details/contact-details';
import { ContactForm } from '../sections/contact-form/contact-form';
import { Hero } from '../sections/hero/hero';
import { Story } from '../sections/story/story';
import { Person } from './person';

const content = readContent();
const person = { label: 'Ask for', name: 'Ada Stone', role: 'Founder' };
const named = { ...content, contact: { ...content.contact, person } };

/** The sections that show the contact person. */
const sections = {
  ContactDetails: (of: typeof content) => (
    <ContactDetails {...firstSection(of, 'ContactDetailsSection')} />
  ),
  Story: (of: typeof content) => <Story {...firstSection(of, 'StorySection')} />,
  Hero: (of: typeof content) => <Hero {...firstSection(of, 'HeroSection')} />,
  Banner: (of: typeof content) => <Banner {...firstSection(of, 'BannerSection')} />,
  ContactForm: (of: typeof content) => <ContactForm {...firstSection(of, 'ContactFormSection')} />,
  Footer: (of: typeof content) => {
    const { navigation, website } = layoutData(of);
    return <Footer navigation={navigation} site={website} built="2026" />;
  },
};

it('shows the portrait beside the name, as decoration', () => {
  render(<Person {...person} portrait={pictureData('ada.webp')} />);
  expect(screen.getByRole('presentation')).toHaveAttribute('src', 'ada.webp');
});

it.each(Object.entries(sections))('%s shows the contact person, if there is one', (_, show) => {
  const { container, unmount } = render(show(content));
  const [unnamed, elements] = [container.textContent, container.querySelectorAll('*').length];
  unmount();
  const { container: filled } = render(show(named));
  const line = screen.getByText('Ada Stone').closest('p');
  // with their number where it is not shown anyway
  expect(line).toHaveTextContent(/^Ask for Ada Stone Founder( \(304\) 555-0142)?$/);
  line?.remove();
  expect(filled).toHaveTextContent(unnamed);
  expect(filled.querySelectorAll('*')).toHaveLength(elements);
});
