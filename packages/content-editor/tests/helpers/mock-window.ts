/** Adds what jsdom lacks for showing the page: an element's size is reported once, and no media query matches. */
export function mockWindow(): void {
  window.ResizeObserver = class implements ResizeObserver {
    readonly observe: () => void;
    readonly unobserve = () => undefined;
    readonly disconnect = () => undefined;
    constructor(callback: ResizeObserverCallback) {
      this.observe = () => callback([], this);
    }
  };
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia;
}
