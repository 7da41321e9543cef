import { render, screen } from '@testing-library/react';
import { readContent } from '../../../tests/helpers/content/content';
import { firstSection } from '../../../tests/helpers/unit/query-results';
import { textSpans } from '../../build/schema/rich-text';
import { Label } from './label';

const section = firstSection(readContent(), 'LabelSection');

it('shows what kind of label it is, and of which system', () => {
  render(<Label {...section} kind="An example" system="Shift Planner" />);
  expect(screen.getByRole('figure')).toHaveTextContent(/^An example/);
  expect(screen.getByRole('heading', { level: 3, name: 'Shift Planner' })).toBeInTheDocument();
});

it('lists what is true of the system, each with its name', () => {
  const facts = [
    { name: 'Learned from', text: textSpans('two years of *plans*', String) },
    { name: 'Fails when', text: textSpans('it snows', String) },
  ];
  render(<Label {...section} facts={facts} />);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Learned from',
    'Fails when',
  ]);
  expect(screen.getAllByRole('definition').map(({ innerHTML }) => innerHTML)).toEqual([
    'two years of <em>plans</em>',
    'it snows',
  ]);
});
