import { render, screen } from '@testing-library/react';
import { openSession } from '../../tests/helpers/editor-session';
import { memoryStore } from '../../tests/helpers/memory-store';
import { SessionView } from './session-view';

jest.mock('./editor', () => ({
  Editor: () => {
    throw new Error('an error in a component');
  },
}));

describe('the page of the form', () => {
  it('says that the form has failed if a component throws, and offers to reload the page', async () => {
    const consoleError = jest.spyOn(console, 'error').mockReturnValue(undefined);
    render(<SessionView session={await openSession(memoryStore({}).store)} />);
    expect(screen.getByRole('alert')).toHaveTextContent(/^Something in the form has failed\./);
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(consoleError).toHaveBeenCalled();
  });
});
