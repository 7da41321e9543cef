import { graphql } from 'gatsby';
import { styled } from 'styled-components';
import { Intro } from '../../components/intro';
import { Section } from '../../components/section';
import { TitledTexts } from '../../components/titled-texts';
import { media } from '../../theme/media';
import { theme } from '../../theme/theme';

/** What a call is like, around the number to call, which can be read at arm's length. On phones the hero above it is low. */
export function Call({
  anchor,
  heading,
  lede,
  steps,
  contact: { phone, hours },
}: Queries.CallSectionFragment) {
  return (
    <Section anchor={anchor}>
      <IntroAndNumber>
        <Intro heading={heading} lede={lede} />
        {phone && (
          <p>
            <a href={phone.href ?? undefined}>{phone.text}</a>
            {hours && <span>{hours}</span>}
          </p>
        )}
      </IntroAndNumber>
      <CallSteps role="list">
        <TitledTexts entries={steps} />
      </CallSteps>
    </Section>
  );
}

export const query = graphql`
  fragment CallSection on CallSection {
    anchor
    heading
    lede
    steps {
      ...Step
    }
    contact {
      phone {
        text
        href
      }
      hours
    }
  }
`;

const IntroAndNumber = styled.div`
  display: grid;
  gap: ${theme.space.l} clamp(2rem, 6vw, 6rem);
  align-items: end;

  a {
    display: block;
    width: fit-content;
    padding-block: ${theme.space.s};
    font: 600 clamp(2.2rem, 9.6vw, 2.5rem) / 1.1 ${theme.font.display};
    letter-spacing: -0.022em;
    text-decoration-thickness: 2px;
  }

  span {
    color: ${theme.color.textMuted};
  }

  /* the contact details or the page's foot have it */
  ${media.print} {
    > p > a {
      display: none;
    }
  }

  ${media.wide} {
    grid-template-columns: 1fr auto;

    a {
      font-size: clamp(2.75rem, 4.6vw, 5.25rem);
    }
  }
`;

const CallSteps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: ${theme.space.l} clamp(1.5rem, 3vw, 3.5rem);
  margin-top: clamp(1rem, 3.4vw, 3.5rem);

  li {
    padding-top: ${theme.space.m};
    border-top: 2px solid ${theme.color.border};
  }

  p {
    margin-top: ${theme.space.xs};
    color: ${theme.color.textMuted};
  }
`;
