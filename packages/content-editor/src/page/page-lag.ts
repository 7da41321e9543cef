import type { EditableElements } from './editable-elements';
import type { Target } from './editor-messages';
import { wordsIn } from './words';

/** An element that shows a text, and its words. */
type ShownText = { readonly id: string; readonly words: string };

/**
 * Follows whether a page has caught up with its content. It has not if an element still has the words of a text that has
 * others by now, which no element shows. A text that the page never showed in an element of its own can't tell.
 * @returns a function that takes what the page shows now and what it should show, and says whether it is behind
 */
export function pageLag(): (elements: EditableElements, targets: readonly Target[]) => boolean {
  let seen: readonly (readonly [Element, ShownText])[] = [];
  return (elements, targets) => {
    const texts = new Set(targets.filter(({ kind }) => kind === 'words').map(({ id }) => id));
    const shown = new Set(elements.values());
    const old = seen.filter(
      ([element, { id, words }]) =>
        texts.has(id) &&
        !shown.has(id) &&
        element.isConnected &&
        !elements.has(element) &&
        wordsIn(element.textContent) === words,
    );
    const current = [...elements]
      .filter(([, id]) => texts.has(id))
      .map(([element, id]) => [element, { id, words: wordsIn(element.textContent) }] as const);
    seen = [...old, ...current];
    return old.length > 0;
  };
}
