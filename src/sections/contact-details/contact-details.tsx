import { graphql } from 'gatsby';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Container } from '../../components/container';
import { Icon, IconBox } from '../../components/icon';
import { inOrder } from '../../components/in-order';
import { Person } from '../../components/person';
import { ContentLink } from '../../components/link';
import { ownDirection } from '../../theme/own-direction';
import { theme } from '../../theme/theme';
import { contactBand } from '../page-columns';

/** The ways to reach the company, with the contact person. */
export function ContactDetails({
  anchor,
  heading,
  contact,
}: Queries.ContactDetailsSectionFragment) {
  const id = useId();
  return (
    <DetailsBand id={anchor ?? undefined} data-band="details">
      <Container>
        {/*
         * a notification covers neither the heading nor the details, because its text may ask the
         * visitor to write or to call
         */}
        <Title data-uncovered="">{heading}</Title>
        {contact.person && <Person {...contact.person} />}
        <List role="list">
          {inOrder(contact.details, (detail, index) => (
            <li>
              <Icon name={detail.icon} />
              <div data-uncovered="">
                <Label>{detail.label}</Label>
                {detail.href === null ? (
                  // audits accept a link without a target only with an id; no anchor of the content has an
                  // underscore
                  // eslint-disable-next-line jsx-a11y/anchor-is-valid -- the design asks for a link without a target
                  <a id={`${id}${index}`}>{detail.text}</a>
                ) : (
                  <ContentLink href={detail.href}>{detail.text}</ContentLink>
                )}
              </div>
            </li>
          ))}
        </List>
      </Container>
    </DetailsBand>
  );
}

export const query = graphql`
  fragment ContactDetailsSection on ContactDetailsSection {
    anchor
    heading
    contact {
      details {
        label
        text
        href
        icon
      }
      person {
        ...Person
      }
    }
  }
`;

const DetailsBand = styled.section`
  ${contactBand({ beside: 'form' })}
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
    padding-block: 0.9rem;
  }

  li + li {
    border-top: 1px solid color-mix(in srgb, ${theme.color.border} 60%, transparent);
  }

  ${IconBox} {
    font-size: 1.25rem;
  }

  a {
    display: inline-block;
    min-height: 1.75rem;
    font-weight: 600;
    overflow-wrap: anywhere;
    /* in a language written from the right, the parts of an address would change places */
    ${ownDirection}
    text-decoration-thickness: 1.5px;
    text-underline-offset: 0.25em;
  }

  a[href]:hover {
    color: ${theme.color.linkHover};
  }
`;

const Label = styled.span`
  display: block;
  color: ${theme.color.textMuted};
  font-size: 1rem;
`;
