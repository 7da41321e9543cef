import { render, screen, within } from '@testing-library/react';
import { readContent } from '../../../tests/helpers/content/content';
import { firstSection } from '../../../tests/helpers/unit/query-results';
import { textBlocks } from '../../build/schema/rich-text';
import { Answers } from './answers';

const section = firstSection(readContent(), 'AnswersSection');

it('has a question for each answer, of which only the first is open', () => {
  const answers = ['Who?', 'Why?'].map((question) => ({ question, answer: textBlocks(['You.']) }));
  render(<Answers {...section} answers={answers} />);
  const groups = screen.getAllByRole('group');
  expect(groups.map((group) => within(group).getByRole('heading').textContent)).toEqual([
    'Who?',
    'Why?',
  ]);
  expect(groups.map((group) => group.hasAttribute('open'))).toEqual([true, false]);
});

it('shows an answer with its marks', () => {
  const answer = textBlocks(['It depends:', '- on *you*', '- on us']);
  render(<Answers {...section} answers={[{ question: 'Why?', answer }]} />);
  expect(screen.getByRole('list', { hidden: true })).toContainHTML('<li>on <em>you</em></li>');
});
