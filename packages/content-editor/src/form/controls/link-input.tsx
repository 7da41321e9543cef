import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import { metadataOf } from 'content-check/field-metadata';
import { folderHeading } from '../../writing/titles';
import { addEntry, titleIsTaken } from '../../session/add-entry';
import { addressFor, type LinkTarget, linkTargets } from '../../writing/references/links';
import { nameOf } from '../../writing/references/names';
import { slugOf } from '../../writing/new-entry/slug';
import { afterPress } from '../ui/after-press';
import { Input } from '../ui/form-style';
import { useSession } from '../session-context';
import { type LinkOption, LinkOptions, optionId } from './link-options';

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur'> & {
  /** The collection whose entries are offered, such as that of the pages. */
  readonly collection: string;
  readonly value: string;
  readonly onChange: (address: string) => void;
  /** @param address the address of the page whose title was typed, or else what was typed */
  readonly onLeave?: (address: string) => void;
};

/**
 * An address, which is typed or pasted, or chosen by the title of what it leads to; a page that is missing is
 * added (APG, editable combobox with list autocomplete).
 */
export function LinkInput({ collection, value, onChange, onLeave, ...input }: Props) {
  const session = useSession();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  /** The targets that are offered; undefined while they are not shown. */
  const [targets, setTargets] = useState<readonly LinkTarget[]>();
  const [isTyped, setTyped] = useState(false);
  const [active, setActive] = useState(-1);
  const { model } = session.state;
  const words = isTyped ? value.trim().toLowerCase() : '';
  const found = (targets ?? []).filter(({ address, title }) =>
    [address, title].some((text) => text.toLowerCase().includes(words)),
  );
  const folder = model.collections.find(({ name }) => name === collection);
  const missing = targets && folder && found.length === 0 ? titleFrom(value) : '';
  const open = () => {
    setTargets(linkTargets(session.state.model, session.state.editedEntries, collection));
  };
  const close = () => {
    setTargets(undefined);
    setTyped(false);
    setActive(-1);
  };
  const choose = (address: string) => {
    onChange(address);
    close();
  };
  const add = () => {
    const { file, entry } = (folder && addEntry(session, folder, missing)) ?? {};
    if (file === undefined) {
      session.announce(titleIsTaken);
      return;
    }
    choose(nameOf(model, file, entry) ?? value);
    // each change of the content ends what was announced before
    const status = `“${missing}” is added, and the link leads to it. Write it before you publish.`;
    session.announce(status);
  };
  const options: LinkOption[] = found.map(({ address, title }) => ({
    words: title,
    note: address,
    run: () => choose(address),
  }));
  if (missing !== '') {
    const kind = metadataOf(folder?.schema).title?.toLowerCase();
    options.push({ words: `Create the ${kind} “${missing}”`, note: '', run: add });
  }
  const isOpen = options.length > 0;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    // with Alt, arrow keys move an entry of a list
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (step !== undefined) {
      if (!targets) open();
      const count = options.length;
      const next =
        count === 0 ? -1 : (Math.max(active, step === 1 ? -1 : 0) + step + count) % count;
      setActive(next);
      list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && options[active]) options[active].run();
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
  };
  return (
    <>
      <Input
        {...input}
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        inputMode="url"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={options[active] ? optionId(listId, active) : undefined}
        value={value}
        onClick={open}
        onChange={({ target }) => {
          onChange(target.value);
          open();
          setTyped(true);
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          // if the options closed at once, the button that is pressed would move away
          afterPress(close);
          onLeave?.(isTyped ? addressFor(found, value) : value);
        }}
      />
      {isOpen && (
        <LinkOptions
          id={listId}
          list={list}
          label={folderHeading(collection)}
          options={options}
          active={active}
        />
      )}
    </>
  );
}

const steps: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** The title of a new page, from words or "/the-words" that were typed; empty for an address elsewhere. */
function titleFrom(typed: string): string {
  const [, slash = '', words = ''] = /^(\/?)([^/:@.#?]+)$/.exec(typed.trim()) ?? [];
  const title = slash === '' ? words : words.replaceAll('-', ' ');
  return slugOf(title) === '' ? '' : title.charAt(0).toUpperCase() + title.slice(1);
}
