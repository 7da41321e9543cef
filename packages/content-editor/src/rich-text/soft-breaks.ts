const blocks = 'p, div, li, td, th, h1, h2, h3, h4, h5, h6';

/**
 * Splits paragraphs of pasted HTML at their soft breaks, in place: a line of a text has none, and an address
 * would become one line. In an item of a list, in a cell or in a heading a break is a space.
 */
export function splitAtBreaks(body: HTMLElement): void {
  for (const lineBreak of body.querySelectorAll('br')) {
    const found = lineBreak.closest(blocks);
    const block = found && found !== body && body.contains(found) ? found : wholeOf(body);
    if (block.matches('p, div') && !block.parentElement?.closest('li, td, th'))
      block.before(lineBefore(block, lineBreak));
    else lineBreak.before(' ');
    lineBreak.remove();
  }
}

/** A block around all of the body, since words may stand in none. */
function wholeOf(body: HTMLElement): Element {
  const whole = document.createElement('div');
  whole.append(...body.childNodes);
  body.append(whole);
  return whole;
}

/** Takes what is before a break out of a block; marks that go on after it are in both. */
function lineBefore(block: Element, lineBreak: Element): Element {
  const range = document.createRange();
  range.setStart(block, 0);
  range.setEndBefore(lineBreak);
  const line = document.createElement(block.localName);
  line.append(range.extractContents());
  return line;
}
