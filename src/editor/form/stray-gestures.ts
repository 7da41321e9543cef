/**
 * Ignores what is done to the window by mistake.
 * @param signal ends it
 */
export function ignoreStrayGestures(signal: AbortSignal): void {
  const listen = <Type extends 'click' | 'dragover' | 'drop'>(
    type: Type,
    hear: (event: WindowEventMap[Type]) => void,
  ) => window.addEventListener(type, hear, { signal, capture: type === 'click' });
  // the second click of a double click hits what has come under the pointer by then
  listen('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (event.detail > 1 && button?.matches(':not([data-repeats])')) event.stopPropagation();
  });
  // the browser would leave the page and open what is dropped
  const refuse = (event: DragEvent) => {
    if (!isWanted(event)) event.preventDefault();
  };
  listen('dragover', refuse);
  listen('drop', refuse);
}

/** Whether what has the pointer takes what is dragged: a chooser of files takes files, and a field texts. */
function isWanted({ target, dataTransfer }: DragEvent): boolean {
  const isFile = dataTransfer?.types.includes('Files');
  return target instanceof Element && target.matches(isFile ? '[type=file]' : 'input, textarea');
}
