import { render, screen } from '@testing-library/react';
import { Icon } from './icon';

it('speaks its meaning', () => {
  render(<Icon path="M0 0" alt="A compass" />);
  expect(screen.getByRole('img', { name: 'A compass' })).toBeInTheDocument();
});

it('is silent as decoration', () => {
  render(<Icon path="M0 0" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
