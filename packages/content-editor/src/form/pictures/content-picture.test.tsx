import { act, screen } from '@testing-library/react';
import { openSession } from '../../../tests/helpers/editor-session';
import { memoryStore, pictureSize } from '../../../tests/helpers/memory-store';
import { renderForm } from '../../../tests/helpers/render-form';
import { pagePictures } from '../../session/preview/show-pages';
import { ContentPicture } from './content-picture';

const path = 'images/quilt.webp';

it('shows a picture that others have put in the place of one of the same size, also on the page', async () => {
  const url = (name: string, version = '') => `/${name}?${version}`;
  const { store } = memoryStore({}, { pictures: { url } });
  /** Lets the content have the picture in a version. */
  const becomes = (version: string) =>
    jest.spyOn(store, 'load').mockResolvedValueOnce({
      files: {},
      pictures: { [path]: { ...pictureSize, version } },
      version,
    });
  becomes('first');
  const session = await openSession(store);
  renderForm(session, <ContentPicture path={path} alt="A quilt" />);
  const onPage = () => pagePictures(session.state, store.pictures)(path)?.address;
  expect(screen.getByRole('img')).toHaveAttribute('src', `/${path}?first`);
  expect(onPage()).toBe(`/${path}?first`);
  becomes('second');
  await act(() => session.refresh());
  expect(screen.getByRole('img')).toHaveAttribute('src', `/${path}?second`);
  expect(onPage()).toBe(`/${path}?second`);
});
