import { tokenStorage } from './token-storage';

const kept = tokenStorage('ridgeline/website');

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** How many things are kept for the tab, and for later. */
const counts = () => [sessionStorage.length, localStorage.length];

describe('a token', () => {
  it('is kept for the tab', () => {
    kept.keep('good', false);
    expect(kept.read()).toBe('good');
    expect(counts()).toEqual([1, 0]);
  });

  it('is kept for later on request', () => {
    kept.keep('good', true);
    expect(kept.read()).toBe('good');
    expect(counts()).toEqual([0, 1]);
  });

  it.each([true, false])('takes the place of an earlier one (that lasts: %s)', (isLasting) => {
    kept.keep('old', isLasting);
    kept.keep('new', !isLasting);
    expect(kept.read()).toBe('new');
    expect(counts()).toEqual(isLasting ? [1, 0] : [0, 1]);
  });

  it('is not there in a browser that blocks it', () => {
    kept.keep('good', false);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    expect(kept.read()).toBeUndefined();
  });

  it('is for one repository', () => {
    kept.keep('good', true);
    expect(tokenStorage('ridgeline/copy').read()).toBeUndefined();
  });

  it.each([true, false])('is forgotten everywhere (that lasts: %s)', (isLasting) => {
    kept.keep('good', isLasting);
    kept.forget();
    expect(kept.read()).toBeUndefined();
    expect(counts()).toEqual([0, 0]);
  });
});
