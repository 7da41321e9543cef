import { contentPageType } from '../../src/page-types/content-page';
import { pageMetadata } from '../../src/seo/page-metadata';
import { telephone } from '../../src/gatsby/node/telephone';
import { iconPath } from '../../src/gatsby/node/icon-path';
import type { ContentPage } from '../../src/content-model/page';
import { sectionTypeName } from '../../src/content-model/section';
import type { Content } from './content';
import { pictureData } from './picture-data';

export type Section = Queries.PageQuery['page']['sections'][number];
type ContentSection = ContentPage['sections'][number];

/** The address and the year of the build in unit tests. */
const build = { siteUrl: 'https://ridgeline.example', indexable: true, year: '2026' };

/** What the query of the layout would give for this content. */
export function layoutData({ site, navigation, contact }: Content): Queries.LayoutQuery {
  const { connect } = navigation;
  const accounts = connect.accounts.map(({ label, icon, url = null }) => ({
    label,
    url,
    iconPath: iconPath(icon),
  }));
  return {
    website: { ...site, location: contact.location },
    menus: { ...navigation, connect: { ...connect, accounts } },
    build,
  };
}

/**
 * What the query of the page template would give for one page of this content.
 * @param path the page's path, as in its file
 * @throws when no page of the content has it
 */
export function pageData(content: Content, path: string): Queries.PageQuery {
  const page = content.pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No page of the content has the path ${path}.`);
  const sections = page.sections.map((section) => sectionData(content, section));
  const structuredData = page.noindex ? null : '{"@graph":[]}';
  const metadata = pageMetadata(contentPageType.facts(page), content.site, build);
  return { page: { metadata: { ...metadata, structuredData }, sections } };
}

/** The same for one section of a page: absent fields are null, references are what they refer to. */
export function sectionData(content: Content, section: ContentSection): Section {
  const anchor = section.anchor ?? null;
  switch (section.type) {
    case 'hero': {
      const { picture, night = null } = section;
      const scene = picture ? pictureData(picture) : null;
      return { ...section, __typename: 'HeroSection', anchor, night, scene };
    }
    case 'banner':
      return {
        ...section,
        __typename: 'BannerSection',
        anchor,
        picture: pictureData(section.picture),
      };
    case 'story':
      return {
        ...section,
        __typename: 'StorySection',
        anchor,
        picture: pictureData(section.picture),
      };
    case 'service-cards': {
      const services = section.services.map((slug) => serviceData(content, slug));
      return { ...section, __typename: 'ServiceCardsSection', anchor, services };
    }
    case 'prose':
      return { ...section, __typename: 'ProseSection', anchor };
    case 'steps':
      return { ...section, __typename: 'StepsSection', anchor };
    case 'links':
      return { ...section, __typename: 'LinksSection', anchor };
    case 'contact-form':
      return { ...section, __typename: 'ContactFormSection', anchor };
    case 'contact-details': {
      const icons = {
        email: iconPath('envelope-simple'),
        phone: iconPath('phone'),
        location: iconPath('map-pin'),
      };
      return {
        ...section,
        __typename: 'ContactDetailsSection',
        anchor,
        icons,
        contact: { ...content.contact, telephone: telephone(content.contact.phone) },
      };
    }
  }
}

/** The section of one kind that the content has first, as queried. */
export function firstSection<Name extends Section['__typename']>(
  content: Content,
  name: Name,
): Extract<Section, { __typename: Name }> {
  const isWanted = (section: Section): section is Extract<Section, { __typename: Name }> =>
    section.__typename === name;
  const found = content.pages
    .flatMap(({ sections }) => [...sections])
    .filter(({ type }) => sectionTypeName(type) === name)
    .map((section) => sectionData(content, section))
    .find(isWanted);
  if (!found) throw new Error(`No page of the content has a ${name}.`);
  return found;
}

function serviceData({ services }: Content, slug: string): Queries.ServiceCardFragment {
  const service = services.find((candidate) => candidate.slug === slug);
  if (!service) throw new Error(`No service of the content has the slug ${slug}.`);
  return { ...service, iconPath: iconPath(service.icon) };
}
