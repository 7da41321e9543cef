import { styled } from 'styled-components';
import { Input } from '../ui/form-style';
import { theme } from '../ui/theme';

type Props = {
  /** The field's name in plain words. */
  readonly title: string;
  readonly query: string;
  /** How many choices the query finds. */
  readonly count: number;
  readonly onSearch: (query: string) => void;
};

/** Searches many choices by their labels. */
export function ChoiceSearch({ title, query, count, onSearch }: Props) {
  return (
    <Search>
      <Input
        type="search"
        aria-label={`Find: ${title}`}
        placeholder="Find"
        value={query}
        onChange={({ target }) => onSearch(target.value)}
        onKeyDown={(event) => {
          // Enter would press the first button of the form
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <p aria-live="polite">{query.trim() !== '' && `${count} found`}</p>
    </Search>
  );
}

const Search = styled.div`
  padding: ${theme.space.s} ${theme.space.s} 0;

  > p {
    min-height: 1.5em;
    color: ${theme.color.textMuted};
    font-size: ${theme.size.small};
  }
`;
