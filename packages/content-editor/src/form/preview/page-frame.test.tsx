import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { mockWindow } from '../../../tests/helpers/mock-window';
import { PageFrame } from './page-frame';
import type { PageView } from './preview-view';

/** Shows a page where there is room for 640 × 500 pixels. */
function show(view: PageView) {
  render(<PageFrame ref={createRef()} address="about:blank" view={view} isCovered={false} />);
  return screen.getByTitle('The page').style;
}

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(640);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500);
  mockWindow();
});

describe('the frame', () => {
  it('scales a page down that is wider than its room', () => {
    expect(show({ seenAs: 'page', width: 'desktop', scheme: 'light' })).toMatchObject({
      width: '1280px',
      height: '1000px',
      transform: 'scale(0.5)',
    });
  });

  it('shows a narrower one in the middle', () => {
    expect(show({ seenAs: 'page', width: 'phone', scheme: 'light' })).toMatchObject({
      width: '390px',
      height: '500px',
      transform: 'scale(1)',
      marginInlineStart: '125px',
    });
  });
});
