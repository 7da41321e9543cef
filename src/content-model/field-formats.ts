import * as z from 'zod';

/**
 * What a text stands for, where that is more than words. The GraphQL generator and the checker look
 * here, so neither has to guess from a field's name.
 */
export type Kind =
  | 'words'
  | 'main-heading'
  | 'address'
  | 'web-address'
  | 'page-path'
  | 'slug'
  | 'anchor'
  | 'email'
  | 'phone'
  | 'language'
  | 'icon'
  | 'service'
  | 'picture-file'
  | 'picture-text';

/** The kind of each field that has one; a field made from another inherits it. */
export const kinds = z.registry<{ kind: Kind }>();
