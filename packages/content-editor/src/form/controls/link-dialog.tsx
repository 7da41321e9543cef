import { useEffect, useId, useState } from 'react';
import { pages } from '../../facts';
import type { LinkRange } from '../../rich-text/links';
import type { TextShape } from '../../rich-text/text-shape';
import { addressFor, linkTargets } from '../../writing/references/links';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { FieldBox, Input, Label } from '../ui/form-style';
import { focusNow } from '../go-to-field';
import { useSession } from '../session-context';
import { LinkInput } from './link-input';
import { spelledAs, tidied } from './spelling';

type Props = {
  readonly range: LinkRange;
  readonly spelling: TextShape['spelling'];
  readonly onSet: (text: string, href: string) => void;
  readonly onClose: () => void;
};

/** Asks where words of a text lead, and which they are. */
export function LinkDialog({ range, spelling, onSet, onClose }: Props) {
  const session = useSession();
  const { state } = session;
  const id = useId();
  const [text, setText] = useState(range.text);
  const [href, setHref] = useState(range.href ?? '');
  useEffect(() => {
    // if the words are known, only the address has to be typed
    if (range.text !== '') focusNow(`${id}-href`);
  }, [range, id]);
  const canSet = text.trim() !== '' && href.trim() !== '';
  const set = () => {
    if (!canSet) return;
    const targets = linkTargets(state.model, state.editedEntries, pages.collection);
    const { plain, spelled } = tidied(addressFor(targets, href), spelling);
    onSet(text.trim(), spelled);
    // this is announced after the change, which clears the status
    if (spelled !== plain) session.announce(spelledAs(spelled));
  };
  return (
    <Dialog
      title={range.href === undefined ? 'Link these words' : 'Change the link'}
      action="Set link"
      onAction={set}
      onClose={onClose}
    >
      <FieldBox>
        <Label htmlFor={`${id}-text`}>Words</Label>
        <Input
          id={`${id}-text`}
          required
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </FieldBox>
      <FieldBox>
        <Label htmlFor={`${id}-href`}>Goes to</Label>
        <LinkInput
          id={`${id}-href`}
          required
          collection={pages.collection}
          value={href}
          onChange={setHref}
          onLeave={setHref}
        />
      </FieldBox>
      {range.href !== undefined && (
        <Button onClick={() => onSet(range.text, '')}>Remove the link, keep the words</Button>
      )}
    </Dialog>
  );
}
