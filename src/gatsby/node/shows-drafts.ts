type Environment = Readonly<Partial<Record<'NODE_ENV' | 'SITE_ENV', string>>>;

/**
 * Whether drafts are shown: in development and in a preview. Their nodes are always there, for a warm
 * cache keeps nodes as they were; what is shown of them is decided anew in every build.
 */
export function showsDrafts({ NODE_ENV, SITE_ENV }: Environment): boolean {
  return NODE_ENV === 'development' || SITE_ENV === 'preview';
}
