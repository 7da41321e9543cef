import { render, screen } from '@testing-library/react';
import { pictureData } from '../../tests/helpers/unit/picture-data';
import { Person } from './person';

it('shows the portrait beside the name, as decoration', () => {
  render(<Person label="Ask for" name="Ada" role="Founder" portrait={pictureData('ada.webp')} />);
  expect(screen.getByRole('presentation')).toHaveAttribute('src', 'ada.webp');
});
