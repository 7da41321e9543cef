import { render, screen } from '@testing-library/react';
import { DraftMark } from './draft-mark';

it('labels a draft', () => {
  render(<DraftMark>Not yet</DraftMark>);
  expect(screen.getByText('Not yet')).toBeVisible();
});

it.each([null, undefined])('renders nothing without a label (%s)', (none) => {
  const { container } = render(<DraftMark>{none}</DraftMark>);
  expect(container).toBeEmptyDOMElement();
});
