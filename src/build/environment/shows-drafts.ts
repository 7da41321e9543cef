type Environment = Readonly<Partial<Record<'NODE_ENV' | 'SITE_ENV', string>>>;

/** Whether drafts are shown: in development and in a preview. */
export function showsDrafts({ NODE_ENV, SITE_ENV }: Environment): boolean {
  return NODE_ENV === 'development' || SITE_ENV === 'preview';
}
