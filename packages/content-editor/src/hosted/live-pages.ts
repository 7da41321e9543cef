import type { LiveContent, LivePage, LiveSite } from '../live/live-site';
import { linkPage } from '../page/editor-link';

type Settings = {
  /** Knows the site’s pages. */
  readonly live: LiveSite;
  /** The path below which the site is served; empty at the root. */
  readonly prefix: string;
};

/** The published page in a frame of this form, with content that is not published. */
export class LivePages {
  readonly #settings: Settings;
  #content: LiveContent | undefined;
  #page: LivePage | undefined;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /**
   * Connects the pages of a frame with the form, as they are loaded.
   * @returns a function that ends it
   */
  attach(frame: HTMLIFrameElement, onBlocked: () => void): () => void {
    let connection = new AbortController();
    const onLoad = () => {
      connection.abort();
      connection = new AbortController();
      this.#page = undefined;
      if (!frame.contentDocument) onBlocked();
      // of its own origin, so it has one
      else if (frame.contentWindow)
        void this.connect(frame.contentWindow as Window & typeof globalThis, connection.signal);
    };
    frame.addEventListener('load', onLoad);
    // it may have been loaded before
    if (frame.contentDocument?.readyState === 'complete' && !isEmpty(frame)) onLoad();
    return () => {
      frame.removeEventListener('load', onLoad);
      connection.abort();
    };
  }

  /**
   * Shows content.
   * @returns what of it only a build can show
   */
  async show(content: LiveContent): Promise<readonly string[]> {
    this.#content = content;
    await this.#page?.refresh();
    return this.#settings.live.needsBuild(content);
  }

  private async connect(view: Window & typeof globalThis, signal: AbortSignal): Promise<void> {
    const { live, prefix } = this.#settings;
    linkPage(view, window.location.origin, { signal, prefix, readHead: () => this.#page?.head() });
    const page = await live.connect(view, prefix, () => this.#content);
    if (signal.aborted) return;
    this.#page = page;
    await page.refresh();
  }
}

const isEmpty = ({ contentWindow }: HTMLIFrameElement) =>
  contentWindow?.location.href === 'about:blank';
