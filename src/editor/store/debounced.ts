/** Work that runs once, some milliseconds after its last start. */
export function debounced(work: () => void, delay: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  return {
    cancel,
    start: () => {
      cancel();
      timer = setTimeout(work, delay);
    },
  };
}
