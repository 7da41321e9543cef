/*
 * Until React hydrates the page, others change it: iOS puts links around numbers, translation replaces texts,
 * extensions add elements to forms. This records it, and src/undo-changes.ts undoes it.
 */
const changes: MutationRecord[] = [];
const observer = new MutationObserver((records) => changes.push(...records));

observer.observe(document.getElementById('___gatsby') as HTMLDivElement, {
  childList: true,
  characterDataOldValue: true,
  subtree: true,
});

document.addEventListener('hydrating', (event) => {
  (event as CustomEvent<MutationRecord[]>).detail.push(...changes, ...observer.takeRecords());
  observer.disconnect();
});
