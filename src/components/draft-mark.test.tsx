import { render, screen } from '@testing-library/react';
import { DraftMark } from './draft-mark';

it('says that something is a draft', () => {
  render(<DraftMark>Not yet</DraftMark>);
  expect(screen.getByText('Not yet')).toBeVisible();
});

it.each([null, undefined])('is not there where nothing is a draft (%s)', (none) => {
  const { container } = render(<DraftMark>{none}</DraftMark>);
  expect(container).toBeEmptyDOMElement();
});
