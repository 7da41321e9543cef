import { render, screen } from '@testing-library/react';
import { Field } from './field';
import { syncFields } from './form-fields';

const optional = (
  <form>
    <Field label="Phone" hint="Only digits." name="name" type="tel" required={false} />
  </form>
);

it('is required by default', () => {
  render(<Field label="Name" hint="Please tell us your name." name="name" />);
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeRequired();
});

it('can be optional, and is stored and restored nevertheless', () => {
  sessionStorage.setItem('unsent-name', '304');
  render(optional);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
  expect(field).not.toBeRequired();
  if (field.form) syncFields(field.form, { restore: true });
  expect(field).toHaveValue('304');
  expect(sessionStorage.getItem('unsent-name')).toBe('304');
});
