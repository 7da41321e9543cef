import { serverKey } from './server-key';

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

describe('the key of the server', () => {
  it('comes with the address, and leaves it', () => {
    window.history.replaceState(null, '', '/?key=secret#/pages/about.json');
    expect(serverKey()).toBe('secret');
    expect(window.location.href).toBe('http://localhost/#/pages/about.json');
  });

  it('is kept for other windows and reloads, until another one comes', () => {
    window.history.replaceState(null, '', '/?key=first');
    serverKey();
    expect(serverKey()).toBe('first');
    window.history.replaceState(null, '', '/?key=second');
    serverKey();
    expect(serverKey()).toBe('second');
  });

  it('is missing where the address has none', () => {
    expect(serverKey()).toBeUndefined();
  });
});
