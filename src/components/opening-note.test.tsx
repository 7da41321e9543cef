import { render } from '@testing-library/react';
import { OpeningNote } from './opening-note';

it('keeps each blank with the word before it', () => {
  const { container } = render(
    <OpeningNote text="I run a … in …. My job is …." note="That is all." />,
  );
  expect(container.textContent).toContain('I run a\u00a0… in\u00a0…. My job is\u00a0….');
});
