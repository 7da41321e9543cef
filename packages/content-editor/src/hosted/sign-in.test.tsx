import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hostedRepository } from '../../tests/github/repository-files';
import { SignIn } from './sign-in';

describe('the sign-in', () => {
  it.each([
    ['an invisible character', '\u200bgithub_pat_good'],
    ['quotation marks', '“github_pat_good”'],
    ['a line break', 'github_pat_\ngood'],
  ])('takes a token that was copied with %s', async (_, copied) => {
    const user = userEvent.setup();
    const onToken = jest.fn(() => Promise.resolve());
    render(<SignIn title="Edit" repository={hostedRepository} reason="" onToken={onToken} />);
    await user.click(screen.getByLabelText('Token'));
    await user.paste(copied);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(onToken).toHaveBeenCalledWith('github_pat_good', false);
  });

  it('says how long the token is kept', async () => {
    const onToken = jest.fn(() => Promise.resolve());
    render(<SignIn title="Edit" repository={hostedRepository} reason="" onToken={onToken} />);
    const token = screen.getByLabelText('Token');
    expect(token).toHaveAccessibleDescription(/This tab forgets it when you close it\.$/);
    await userEvent.click(screen.getByLabelText('Stay signed in on this computer'));
    expect(token).toHaveAccessibleDescription(/This browser keeps it until you sign out\.$/);
  });
});
