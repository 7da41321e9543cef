import { graphql } from 'gatsby';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';
import { blank } from './blank';
import { inOrder } from './in-order';

/** A space at which no line ends: a blank stays with the word before it. */
const noBreak = '\u00a0';

/** A note of paper with the sentence with which a caller can begin; its blanks are lines to write on. */
export function OpeningNote({ text, note }: Queries.OpeningFragment) {
  return (
    <Paper>
      <Sentence>
        {inOrder(text.split(blank), (words, index) => (
          <>
            {index > 0 && <Blank>{blank}</Blank>}
            {words.replace(/ $/, noBreak)}
          </>
        ))}
      </Sentence>
      <p>{note}</p>
    </Paper>
  );
}

export const query = graphql`
  fragment Opening on Opening {
    text
    note
  }
`;

const Paper = styled.div`
  width: fit-content;
  max-width: 29rem;
  padding: ${theme.space.l} ${theme.space.xl};
  border-radius: ${theme.radius};
  background: ${theme.color.note};
  color: ${theme.color.onNote};
  box-shadow: ${theme.shadow};
`;

const Sentence = styled.p`
  margin-bottom: ${theme.space.s};
  font: 600 ${theme.size.lede} / 1.45 ${theme.font.display};
  /* makes lines as wide as in the fallback font, so that both break alike */
  letter-spacing: -0.012em;
`;

/** A line to write on: it begins and ends with an underlined space, which screen readers don't read. */
const Blank = styled.span`
  text-decoration: underline 2px;
  text-underline-offset: 0.2em;
  white-space: nowrap;

  &::before,
  &::after {
    content: '\\2003' / '';
  }
`;
