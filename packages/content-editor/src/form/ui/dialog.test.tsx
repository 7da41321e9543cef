import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockDialogs } from '../../../tests/helpers/render-form';
import { Dialog } from './dialog';

beforeEach(mockDialogs);

const open = (isRisky: boolean) => {
  const onAction = jest.fn();
  const onClose = jest.fn();
  render(
    <Dialog title="Delete it?" action="Delete" {...{ isRisky, onAction, onClose }}>
      <input aria-label="Why" />
    </Dialog>,
  );
  return { onAction, onClose };
};

describe('a dialog', () => {
  it('does its action on Enter in a field', async () => {
    const { onAction } = open(false);
    await userEvent.type(screen.getByRole('textbox'), '{Enter}');
    expect(onAction).toHaveBeenCalledTimes(1);
  });

  it('recommends to close where the action loses something', () => {
    open(true);
    expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute('data-main');
    expect(screen.getByRole('button', { name: 'Delete' })).not.toHaveAttribute('data-main');
  });

  it('does what loses something only when its button is pressed', async () => {
    const { onAction } = open(true);
    await userEvent.type(screen.getByRole('textbox'), '{Enter}');
    expect(onAction).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onAction).toHaveBeenCalledTimes(1);
  });
});
