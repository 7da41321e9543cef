import { linkToEditor } from 'content-editor/page';

/** Shows what the server has now, in place: the page stays where it is scrolled to. */
async function refresh(): Promise<void> {
  const text = await (await fetch(window.location.href)).text();
  const [shown, fresh] = [document, new DOMParser().parseFromString(text, 'text/html')].map(
    (page) => page.querySelector('main'),
  );
  if (shown && fresh && shown.innerHTML !== fresh.innerHTML) shown.replaceWith(fresh);
}

linkToEditor({ onShown: () => void refresh() });
