import type { Run } from './blocks';

const signs = { bold: '**', emphasis: '*' } as const;

type Style = keyof typeof signs;

const styles: readonly Style[] = ['bold', 'emphasis'];

/**
 * Words as one line with their marks, those of a link inside it. A mark that lasts longer is around the others.
 * @param write what stands for the text of each
 */
export function joinWords(words: readonly Run[], write: (text: string) => string): string {
  const open: Style[] = [];
  let [line, href]: [string, string | undefined] = ['', undefined];

  const closeFrom = (index: number) => {
    for (const style of open.splice(index).reverse()) line += signs[style];
  };
  const closeLink = () => {
    closeFrom(0);
    if (href !== undefined) line += `](${href})`;
  };

  for (const [index, part] of words.entries()) {
    if (part.href !== href) {
      closeLink();
      href = part.href;
      if (href !== undefined) line += '[';
    }
    const ended = open.findIndex((style) => !part[style]);
    if (ended !== -1) closeFrom(ended);
    const next = words[index + 1];
    const begun = styles.filter((style) => part[style] && !open.includes(style));
    const lasting = begun.filter((style) => next?.href === href && next?.[style]);
    for (const style of new Set([...lasting, ...begun])) {
      line += signs[style];
      open.push(style);
    }
    line += write(part.text);
  }
  closeLink();
  return line;
}
