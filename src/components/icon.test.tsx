import { render, screen } from '@testing-library/react';
import { Icon } from './icon';

it('has a text alternative, or is hidden from assistive technology as decoration', () => {
  const { rerender } = render(<Icon name="compass" alt="A compass" />);
  expect(screen.getByRole('img', { name: 'A compass' })).toBeInTheDocument();
  rerender(<Icon name="compass" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
