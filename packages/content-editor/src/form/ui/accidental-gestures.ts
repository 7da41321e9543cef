/**
 * Ignores accidental double clicks and drops.
 * @param signal removes the listeners
 */
export function ignoreAccidentalGestures(signal: AbortSignal): void {
  const listen = <Type extends 'click' | 'dragover' | 'drop'>(
    type: Type,
    handler: (event: WindowEventMap[Type]) => void,
  ) => window.addEventListener(type, handler, { signal, capture: type === 'click' });
  // the second click of a double click would hit what has moved under the pointer
  listen('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (event.detail > 1 && button?.matches(':not([data-repeats])')) event.stopPropagation();
  });
  // by default the browser leaves the page and opens what is dropped
  const refuse = (event: DragEvent) => {
    if (!isWanted(event)) event.preventDefault();
  };
  listen('dragover', refuse);
  listen('drop', refuse);
}

/** Whether the element under the pointer takes what is dragged: files, or texts. */
function isWanted({ target, dataTransfer }: DragEvent): boolean {
  const isFile = dataTransfer?.types.includes('Files');
  if (!(target instanceof Element)) return false;
  return isFile
    ? target.closest('[type=file], [data-takes-files]') !== null
    : target.matches('input, textarea');
}
