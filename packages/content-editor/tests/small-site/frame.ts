import type { FrameWindow } from '../../src/page/page-viewer';

/* Shows of a page of the small site its title alone. */

const main = document.createElement('main');
document.body.append(main);

(window as FrameWindow).pageViewer = {
  show: ({ entries, file }, onShown) => {
    const title = entries[file]?.title;
    main.textContent = typeof title === 'string' ? title : '';
    document.title = main.textContent;
    onShown({
      title: document.title,
      description: '',
      address: '',
      siteName: '',
      picture: '',
      icon: '',
      isListed: false,
    });
  },
};
