import { styled } from 'styled-components';
import { chosenStyle, Note } from '../ui/form-style';
import { media, theme } from '../ui/theme';

/** The picture of a choice. */
export const Sign = styled.img`
  /* fixed before it has loaded, so nothing moves under the pointer */
  width: 8rem;
  aspect-ratio: 5 / 2;
  object-fit: cover;
  border-radius: ${theme.radius};

  &[data-sign] {
    width: 1.75rem;
    aspect-ratio: 1;

    ${media.dark} {
      filter: invert(1);
    }
  }

  summary > & {
    max-width: 5rem;
  }
`;

/** The chosen one, and a disclosure with the others. */
export const Chooser = styled.details`
  margin-top: ${theme.space.xs};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius};
  background: ${theme.color.surface};

  > summary {
    display: flex;
    gap: ${theme.space.m};
    align-items: center;
    padding: ${theme.space.s} ${theme.space.m};
  }

  > summary > ${Note} {
    margin-inline-start: auto;
    text-decoration: underline;
    white-space: nowrap;
  }

  > summary[data-invalid] {
    box-shadow: inset 0 0 0 2px ${theme.color.error};
  }
`;

/** All choices, as radio buttons with a picture each. */
export const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: ${theme.space.xs};
  padding: ${theme.space.s};

  &[data-sign] {
    grid-template-columns: repeat(auto-fill, minmax(3.5rem, 1fr));
  }

  label {
    position: relative;
    display: grid;
    place-items: center;
    min-height: 3rem;
    padding: ${theme.space.xs};
    border-radius: ${theme.radius};
  }

  /* the picture is the control; rings mark the checked one and the focus */
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  label:has(:checked) {
    ${chosenStyle}
    box-shadow: inset 0 0 0 3px ${theme.color.action};
  }

  label:has(:checked)::after {
    content: '✓' / '';
    position: absolute;
    inset: 0 0 auto auto;
    padding: 0 0.4em;
    border-radius: ${theme.radius};
    background: ${theme.color.action};
    color: ${theme.color.onAction};
    font-size: ${theme.size.small};
  }

  label:has(:focus-visible) {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;
