import { render, screen } from '@testing-library/react';
import { pictureData } from '../../tests/helpers/unit/picture-data';
import { Person } from './person';

const person = { label: 'Ask for', name: 'Ada Stone', role: 'Founder' };

it('shows the portrait beside the name, as decoration', () => {
  render(<Person {...person} portrait={pictureData('ada.webp')} />);
  expect(screen.getByRole('presentation')).toHaveAttribute('src', 'ada.webp');
});
