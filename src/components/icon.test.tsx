import { render, screen } from '@testing-library/react';
import { Icon } from './icon';

it('speaks its meaning, and is silent as decoration', () => {
  const { rerender } = render(<Icon shape={{ path: 'M0 0' }} alt="A compass" />);
  expect(screen.getByRole('img', { name: 'A compass' })).toBeInTheDocument();
  rerender(<Icon shape={{ path: 'M0 0' }} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
