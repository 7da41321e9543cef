import { styled } from 'styled-components';
import type * as z from 'zod';
import { Input } from '../ui/form-style';
import { theme } from '../ui/theme';
import type { ChoiceLook } from '../../facts';
import { choiceLabel } from '../../writing/schema';

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

/**
 * The choices that a search finds: those whose label has what was typed, and those that one of its words
 * means; all if nothing was typed.
 */
export function foundChoices(
  part: z.ZodEnum,
  query: string,
  topics: NonNullable<ChoiceLook['topics']> = {},
): readonly string[] {
  const typed = query.trim().toLowerCase();
  const words = typed.split(/\s+/).filter(({ length }) => length > 2);
  const isMeant = (beginning: string) =>
    words.some((word) => word.startsWith(beginning) || beginning.startsWith(word));
  const meant = Object.entries(topics)
    .filter(([beginnings]) => beginnings.split(' ').some(isMeant))
    .flatMap(([, names]) => names.split(' '));
  return part.options
    .map(String)
    .filter(
      (name) => choiceLabel(part, name).toLowerCase().includes(typed) || meant.includes(name),
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
