import { changedData } from 'content-editor/changed-data';
import { isObject, isSame, type JsonObject } from 'content-editor/json';
import type { LiveContent } from 'content-editor/live';
import { publicEntries } from '../../content/model/public-entries';
import { servedPath } from '../../content/model/served-path';
import { fetchData, type PageWindow, type LoadedPage } from './gatsby-page';
import { withNewPictures } from './new-picture';
import { fileServedAt, layoutData, pageData } from './page-data';
import { missingLands, noScenery, withSceneryOf } from './scenery';

/** What Gatsby has of a query: the page's, or the layout's. */
type Result = { readonly data: JsonObject };

/** Changes the data of pages from those that were published to what the content says now. */
export class PageChanges {
  readonly #view: PageWindow;
  readonly #prefix: string;
  readonly #published = new WeakMap<Result, JsonObject>();
  #scenery = noScenery;

  /** @param prefix the path below which the site is served */
  constructor(view: PageWindow, prefix: string) {
    this.#view = view;
    this.#prefix = prefix;
  }

  /**
   * Prepares the changes of a page and its layout.
   * @returns a function that makes them, and tells whether there are any
   */
  async prepare(page: LoadedPage, content: LiveContent): Promise<() => boolean> {
    const results = await Promise.all(
      (await this.changed(page, content)).map(async ({ result, data }) => ({
        result,
        data: await content.withPictures(withNewPictures(data)),
      })),
    );
    const changes = results.filter(({ result, data }) => !isSame(result.data, data));
    return () => {
      // in place: components have the object itself
      for (const { result, data } of changes) Object.assign(result.data, data);
      return changes.length > 0;
    };
  }

  private async changed({ page, json, staticQueryResults }: LoadedPage, content: LiveContent) {
    const { pictureAt } = content;
    const [built, shown] = [publicEntries(content.built), publicEntries(content.shown)];
    const file = fileServedAt(built, page.path);
    if (file === undefined) return [];
    const published = this.publishedOf(json);
    this.#scenery = withSceneryOf(this.#scenery, file, built[file], published);
    await this.findScenery(content, file);
    const [before, after] = [built, shown].map((entries) => {
      const source = { entries, pictureAt, scenery: this.#scenery };
      return { page: pageData(source, file), layout: layoutData(source) };
    });
    const layouts = Object.values(staticQueryResults).filter(({ data }) => isObject(data.website));
    return [
      // the page of a deleted file stays as it is
      {
        result: json,
        data: changedData(published, before?.page, after?.page ?? before?.page ?? {}),
      },
      ...layouts.map((result) => ({
        result,
        data: changedData(this.publishedOf(result), before?.layout, after?.layout ?? {}),
      })),
    ];
  }

  private publishedOf(result: Result): JsonObject {
    const published = this.#published.get(result) ?? { ...result.data };
    this.#published.set(result, published);
    return published;
  }

  /** Learns the pictures of the valley that a page gets from another page that has them. */
  private async findScenery({ built, shown }: LiveContent, file: string): Promise<void> {
    for (const land of missingLands(this.#scenery, file, shown[file])) {
      const owner = Object.entries(built).find(([owned, entry]) =>
        missingLands(noScenery, owned, entry).includes(land),
      );
      const [ownerFile, published] = owner ?? [];
      if (ownerFile === undefined || typeof published?.path !== 'string') continue;
      const data = await fetchData(this.#view, this.#prefix, servedPath(published.path));
      this.#scenery = withSceneryOf(this.#scenery, ownerFile, published, data);
    }
  }
}
