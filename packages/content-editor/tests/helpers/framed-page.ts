import { act, screen, waitFor } from '@testing-library/react';
import type { FrameWindow, PageHead, ShownPage } from '../../src/page/page-viewer';
import { isList, isObject, type Json } from '../../src/writing/json';

/** What a page says of itself to others. */
const headOf = (title: string): PageHead => ({
  title,
  description: 'Who we are.',
  address: 'https://ridgeline.example/about',
  siteName: 'Ridgeline',
  picture: 'https://ridgeline.example/og/about.jpg',
  icon: '',
  isListed: true,
});

const textOf = (value: Json | undefined) => (typeof value === 'string' ? value : '');

/**
 * Loads an app into the frame beside the form. It shows the headings of the sections of a page.
 * @returns its document, and the pages that it was told to show
 */
export async function framedPage() {
  const frame = await screen.findByTitle<HTMLIFrameElement>('The page');
  const view = frame.contentWindow as FrameWindow;
  const { document } = view;
  const shown: ShownPage[] = [];
  const scrolled = jest.fn();
  document.elementsFromPoint = () => [];
  view.Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled(this.textContent);
  };
  view.pageViewer = {
    show: (page, onShown) => {
      shown.push(page);
      const { sections, title } = page.entries[page.file] ?? {};
      const main = document.createElement('main');
      for (const section of isList(sections) ? sections : []) {
        const element = document.createElement('section');
        element.textContent = textOf(isObject(section) ? section.heading : '');
        main.append(element);
      }
      document.body.replaceChildren(main);
      onShown(headOf(textOf(title)));
    },
  };
  act(() => void frame.dispatchEvent(new Event('load')));
  return {
    document,
    shown,
    /** What a section was scrolled to shows. */
    scrolled,
    /** Clicks the section that shows a text. */
    click: (text: string) => {
      const found = [...document.querySelectorAll('section, a')].find(
        ({ textContent }) => textContent === text,
      );
      act(
        () =>
          void found?.dispatchEvent(
            new view.MouseEvent('click', { bubbles: true, cancelable: true }),
          ),
      );
    },
    /** Waits until a file is shown. */
    shows: (file: string) => waitFor(() => expect(shown.at(-1)?.file).toBe(file)),
  };
}
