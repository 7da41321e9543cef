/**
 * Names of devices on Windows, where no file can have them, whatever its ending ("Naming Files, Paths, and
 * Namespaces" in Microsoft's documentation).
 */
const devices = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])$/i;

const forbidden = /[<>:"|?*\\\p{Cc}]/u;

/** What is wrong with a name of a file or folder on another system. */
export type NameFault = {
  readonly fault: 'reserved' | 'ending' | 'character';
  /** A name that every system takes. */
  readonly better: string;
};

/** What is wrong with a name on Windows, if anything. */
export function nameFault(name: string): NameFault | undefined {
  if (isReserved(name)) return { fault: 'reserved', better: freeName(name.trim()) };
  if (forbidden.test(name)) {
    return { fault: 'character', better: name.replaceAll(new RegExp(forbidden, 'gu'), '-') };
  }
  const better = name.replace(/[. ]+$/, '');
  return better === name ? undefined : { fault: 'ending', better };
}

/** A name that no device has: "con" becomes "our-con". */
export function freeName(name: string): string {
  return isReserved(name) ? `our-${name}` : name;
}

/** The same text for names that are equal on systems that ignore case, or the way in which accents are stored. */
export function nameKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/** A device's name counts up to the first dot, without the spaces before that. */
function isReserved(name: string): boolean {
  const [base = ''] = name.split('.');
  return devices.test(base.trimEnd());
}
