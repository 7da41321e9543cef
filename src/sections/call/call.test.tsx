import { render, screen, within } from '@testing-library/react';
import { readContent } from '../../../tests/helpers/content/content';
import { firstSection } from '../../../tests/helpers/unit/query-results';
import { textSpans } from '../../build/schema/rich-text';
import { Call } from './call';

const section = firstSection(readContent(), 'CallSection');

it('says what happens before, during and after a call, in order', () => {
  const steps = [
    { title: 'Before', text: textSpans('Think of a job.', String) },
    { title: 'After', text: textSpans('You decide.', String) },
  ];
  render(<Call {...section} steps={steps} />);
  const parts = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    'BeforeThink of a job.',
    'AfterYou decide.',
  ]);
});
