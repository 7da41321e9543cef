/** An element that can be edited, and the field that it shows. */
type Parts = ReadonlyMap<Element, string>;

/** The elements that show a field: those of all blocks of a text with several. */
export function partsOf(parts: Parts, field: string): readonly Element[] {
  return elementsWith(
    parts,
    (id) => id === field || (id.startsWith(field) && /^\[\d+\]$/.test(id.slice(field.length))),
  );
}

/** The elements that show what is inside a field, such as the entries of a list. */
export function partsInside(parts: Parts, field: string): readonly Element[] {
  return elementsWith(parts, (id) => id.startsWith(`${field}[`) || id.startsWith(`${field}.`));
}

/**
 * The element around several that are edited as one: the section if they are all that it shows.
 * @returns undefined for none, and for those of several sections
 */
export function elementAround(
  parts: Parts,
  elements: readonly Element[],
  sectionSelector: string,
): Element | undefined {
  const section = elements[0]?.closest(sectionSelector);
  if (!section || !elements.every((element) => section.contains(element))) return undefined;
  const all = [...parts.keys()].filter((part) => section.contains(part));
  if (all.length === elements.length) return section;
  let around = elements[0];
  while (around && !elements.every((element) => around?.contains(element)))
    around = around.parentElement ?? undefined;
  return around;
}

function elementsWith(parts: Parts, isWanted: (id: string) => boolean): readonly Element[] {
  return [...parts].filter(([, id]) => isWanted(id)).map(([element]) => element);
}
