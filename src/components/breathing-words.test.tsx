import { render } from '@testing-library/react';
import { BreathingWords } from './breathing-words';

it.each([
  ['Our Mission: AI for Good in Appalachia', ['AI for Good in Appalachia']],
  ['Careful Work, First, Last', ['First, Last']],
  ["Let's Connect", []],
  ['At 9:30, or Later', ['or Later']],
  ['Careful Work, from the First Question to the Last Test', []],
])('keeps what follows a breath together, and the words as they are: %s', (words, phrases) => {
  const { container } = render(<BreathingWords>{words}</BreathingWords>);
  expect(container).toHaveTextContent(words);
  const kept = [...container.querySelectorAll('span')].map(({ textContent }) => textContent);
  expect(kept).toEqual(phrases);
});
