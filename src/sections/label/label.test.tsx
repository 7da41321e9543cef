import { render, screen } from '@testing-library/react';
import { readContent } from '../../../tests/helpers/content/content';
import { firstSection } from '../../../tests/helpers/unit/query-results';
import { textSpans } from '../../build/schema/rich-text';
import { Label } from './label';

const section = firstSection(readContent(), 'LabelSection');

const fact = (name: string, text: string, note: string | null = null) => ({
  name,
  text: textSpans(text, String),
  note,
});

it('shows what kind of label each is, and of which system', () => {
  const labels = [
    { kind: 'An example', system: 'Shift Planner', facts: [fact('Fails when', 'it snows')] },
    { kind: 'Another', system: 'Flaw Spotter', facts: [fact('Fails when', 'it is dark')] },
  ];
  render(<Label {...section} labels={labels} />);
  expect(screen.getAllByRole('figure').map(({ textContent }) => textContent)).toEqual([
    'An exampleShift PlannerFails whenit snows',
    'AnotherFlaw SpotterFails whenit is dark',
  ]);
  expect(screen.getByRole('heading', { level: 3, name: 'Flaw Spotter' })).toBeInTheDocument();
});

it('lists what is true of the system, each with its name and its note', () => {
  const facts = [
    fact('Learned from', 'two years of *plans*'),
    fact('Fails when', 'it snows', 'Ask for this line.'),
  ];
  render(<Label {...section} labels={[{ kind: 'An example', system: 'Planner', facts }]} />);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Learned from',
    'Fails when',
  ]);
  expect(screen.getAllByRole('definition').map(({ innerHTML }) => innerHTML)).toEqual([
    'two years of <em>plans</em>',
    'it snows',
    'Ask for this line.',
  ]);
});
