import { graphql } from 'gatsby';
import { styled } from 'styled-components';
import { Container } from '../../components/container';
import { Icon } from '../../components/icon';
import { Person } from '../../components/person';
import { IconBadge } from '../../components/icon-badge';
import { StarrySky } from '../../scenes/starry-sky';
import { attributes } from '../../theme/attributes';
import { theme } from '../../theme/theme';
import { contactBand } from '../page-layout';
import { contactIcons } from './contact-icons';

/** Email, phone number and location, with the contact person. */
export function ContactDetails({
  anchor,
  heading,
  labels,
  contact,
}: Queries.ContactDetailsSectionFragment) {
  const details = [
    {
      key: 'email',
      icon: contactIcons.email,
      label: labels.email,
      text: contact.email,
      href: `mailto:${contact.email}`,
    },
    {
      key: 'phone',
      icon: contactIcons.phone,
      label: labels.phone,
      text: contact.phone,
      href: `tel:${contact.telephone}`,
    },
    // the specification asks for a link without a target here
    {
      key: 'location',
      icon: contactIcons.location,
      label: labels.location,
      text: contact.location,
      href: undefined,
    },
  ] as const;
  return (
    <Band id={anchor ?? undefined} {...{ [attributes.tint]: 'details' }}>
      <Container>
        {/* a notification covers neither it nor the details: its text may say to write or call */}
        <Title {...{ [attributes.uncovered]: '' }}>{heading}</Title>
        {contact.person && <Person {...contact.person} />}
        <List role="list">
          {details.map(({ key, icon, label, text, href }) => (
            <li key={key}>
              <IconBadge>
                <Icon name={icon} />
              </IconBadge>
              <div {...{ [attributes.uncovered]: '' }}>
                <span>{label}</span>
                <a id={href ? undefined : 'contact-location'} href={href}>
                  {text}
                </a>
              </div>
            </li>
          ))}
        </List>
        <StarrySky />
      </Container>
    </Band>
  );
}

export const query = graphql`
  fragment ContactDetailsSection on ContactDetailsSection {
    anchor
    heading
    labels {
      email
      phone
      location
    }
    contact {
      email
      phone
      telephone
      location
      person {
        ...Person
      }
    }
  }
`;

const Band = styled.section`
  ${contactBand('form')}
`;

const Title = styled.h2`
  font-size: ${theme.size.subheading};
  /* aligns it with the baseline of the larger heading beside it, by the font's metrics */
  padding-top: calc(0.99 * (${theme.size.heading} - ${theme.size.subheading}));
`;

const List = styled.ul`
  margin-top: ${theme.space.l};

  li {
    display: flex;
    gap: 1.1rem;
    align-items: center;
    padding-block: 1.1rem;
  }

  li + li {
    border-top: 1.5px dashed color-mix(in srgb, ${theme.color.border} 60%, transparent);
  }

  ${IconBadge} {
    background: ${theme.color.surface};
  }

  div > span {
    display: block;
    color: ${theme.color.textMuted};
    font-size: 1rem;
  }

  a {
    display: inline-block;
    min-height: 1.75rem;
    font-weight: 600;
    overflow-wrap: anywhere;
    /* in a language written from the right, the parts of an address would change places */
    unicode-bidi: plaintext;
    text-decoration-thickness: 1.5px;
    text-underline-offset: 0.25em;
  }

  a[href]:hover {
    color: ${theme.color.linkHover};
    text-decoration-style: dashed;
  }
`;
