import { useId } from 'react';
import { type Author, authorLimits } from '../../store/publishing';
import { FieldBox, Help, Input, Label } from '../ui/form-style';

/** Id of the first field, to move the focus to. */
export const authorId = 'author';

type Props = {
  readonly author: Author;
  readonly onChange: (author: Author) => void;
};

/** Asks who publishes, which the history of the site records. */
export function AuthorFields({ author, onChange }: Props) {
  const id = useId();
  return (
    <>
      <FieldBox>
        <Label htmlFor={authorId}>Your name</Label>
        <Input
          id={authorId}
          required
          {...authorLimits.name}
          title="A name has letters, and no angle brackets."
          autoComplete="name"
          value={author.name}
          onChange={({ target }) => onChange({ ...author, name: target.value })}
        />
      </FieldBox>
      <FieldBox>
        <Label htmlFor={`${id}-email`}>Your email address</Label>
        <Input
          id={`${id}-email`}
          type="email"
          required
          {...authorLimits.email}
          autoComplete="email"
          aria-describedby={`${id}-help`}
          value={author.email}
          onChange={({ target }) => onChange({ ...author, email: target.value })}
        />
        <Help id={`${id}-help`}>
          Everyone who can see the history of the site can see both. They are remembered for this
          site on this computer.
        </Help>
      </FieldBox>
    </>
  );
}
