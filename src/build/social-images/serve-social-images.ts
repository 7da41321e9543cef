import type { CreateDevServerArgs } from 'gatsby';
import { allPages } from '../../content/page-types/page-types';
import { contentNodes } from '../schema/content-nodes';
import { contentPath } from '../content-files/content-path';
import { socialImageAt } from './social-images';

/** The part of Express used here, which Gatsby types as `any`. */
type Express = {
  readonly get: (address: RegExp, handler: Handler) => void;
};

type Handler = (
  request: { readonly path: string },
  response: { readonly type: (name: string) => { readonly send: (body: Buffer) => void } },
  next: (error?: unknown) => void,
) => void;

/**
 * Draws the pictures of shared links in `gatsby develop` when they are asked for, from the content as it is then; a
 * build writes them as files.
 */
export function serveSocialImages(api: CreateDevServerArgs): void {
  const server = api.app as Express;
  server.get(/^\/og(?:\/.*)?\.jpg$/, ({ path }, response, next) => {
    const pages = allPages(api.getNodesByType).filter(({ noindex }) => !noindex);
    const { name } = contentNodes(api).site;
    socialImageAt(path, contentPath(process.env), { pages, name }).then(
      (image) => (image ? response.type('jpg').send(image) : next()),
      next,
    );
  });
}
