import { styled } from 'styled-components';
import type { FileSummary } from '../../session/publish/summaries';
import { theme } from '../ui/theme';

/** Changes in words, a part for each file. */
export function SummaryList({ changes }: { readonly changes: readonly FileSummary[] }) {
  return changes.map(({ file, title: name, sentences }) => (
    <section key={file}>
      <h3>{name}</h3>
      <Sentences>
        {sentences.map((sentence, index) => (
          // eslint-disable-next-line react/no-array-index-key -- two may be equal, and none moves
          <li key={index}>{sentence}</li>
        ))}
      </Sentences>
    </section>
  ));
}

const Sentences = styled.ul`
  margin: ${theme.space.xs} 0 ${theme.space.l};
  padding-inline-start: ${theme.space.l};
  list-style: disc;
`;
