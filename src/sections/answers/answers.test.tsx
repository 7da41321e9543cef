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

it('has the first half of the questions in one column and the rest in another', () => {
  const answers = ['1', '2', '3'].map((question) => ({ question, answer: textBlocks(['Yes.']) }));
  render(<Answers {...section} answers={answers} />);
  const columns = screen.getAllByRole('group').map((group) => group.parentElement);
  expect(columns[1]).toBe(columns[0]);
  expect(columns[2]).not.toBe(columns[0]);
});

it('shows an answer with its marks', () => {
  const answer = textBlocks(['It depends:', '- on *you*', '- on us']);
  render(<Answers {...section} answers={[{ question: 'Why?', answer }]} />);
  expect(screen.getByRole('list', { hidden: true })).toContainHTML('<li>on <em>you</em></li>');
});
