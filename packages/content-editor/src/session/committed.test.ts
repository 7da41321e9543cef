import type { Store } from '../store/store';
import { readRepository } from './committed';
import type { StateHolder } from './state-holder';

it('keeps what it knows of the last commit while that can’t be read', async () => {
  const dispatch = jest.fn();
  const session = { dispatch } as unknown as StateHolder;
  const history = { texts: () => Promise.reject(new Error('offline')) };
  await readRepository(session, { history: history as unknown as Store['history'] });
  expect(dispatch).not.toHaveBeenCalled();
});
