type Environment = Readonly<Partial<Record<'NODE_ENV' | 'SITE_ENV', string>>>;

/**
 * Whether drafts are shown: in development and in a preview. Their nodes exist in every build, because a
 * warm cache keeps nodes; pages and resolvers decide what is shown.
 */
export function showsDrafts({ NODE_ENV, SITE_ENV }: Environment): boolean {
  return NODE_ENV === 'development' || SITE_ENV === 'preview';
}
