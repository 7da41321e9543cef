const windows = new WeakMap<HTMLIFrameElement, object>();

/**
 * Adds what jsdom lacks for showing the page: an element's size is reported once, no media query matches, and the address to
 * which a frame is taken is its `src`.
 */
export function mockWindow(): void {
  window.ResizeObserver = class implements ResizeObserver {
    readonly observe: () => void;
    readonly unobserve = () => undefined;
    readonly disconnect = () => undefined;
    constructor(callback: ResizeObserverCallback) {
      this.observe = () => callback([], this);
    }
  };
  Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
    configurable: true,
    get(this: HTMLIFrameElement) {
      const replace = (address: string) => {
        this.src = address;
      };
      const own = windows.get(this) ?? { location: { replace }, postMessage: () => undefined };
      windows.set(this, own);
      return own;
    },
  });
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia;
}
