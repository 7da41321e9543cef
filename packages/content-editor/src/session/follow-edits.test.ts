import { openContact } from '../../tests/helpers/editor-session';
import { followEdits } from './follow-edits';

describe('what is edited', () => {
  it('is kept anew after a new base, even one with which it stays the same', async () => {
    jest.useFakeTimers();
    const { session } = await openContact();
    let { state } = session;
    const listeners: (() => void)[] = [];
    const keep = jest.fn(() => Promise.resolve());
    followEdits({
      get state() {
        return state;
      },
      subscribe: (listener) => {
        listeners.push(listener);
        return () => undefined;
      },
      dispatch: () => undefined,
      keep,
      checkEdits: () => Promise.resolve(),
    });
    state = { ...state, base: { ...state.base, version: 'next' } };
    for (const listener of listeners) listener();
    jest.runAllTimers();
    expect(keep).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});
