/**
 * Switches that are off unless a variable turns them on: source maps for an analysis, and pages at old
 * addresses.
 */
export const switches = ['ANALYZE', 'REDIRECT_PAGES'] as const;

type Switch = (typeof switches)[number];

/**
 * Whether a switch is on.
 * @throws if its variable is neither "true" nor "false", or 1 or 0 in their place, or empty
 */
export function isOn(name: Switch, env: Readonly<Partial<Record<string, string>>>): boolean {
  const { [name]: value = '' } = env;
  if (['true', '1'].includes(value)) return true;
  if (['', 'false', '0'].includes(value)) return false;
  throw new Error(`${name} is "${value}". Set it to "true", or unset it.`);
}

type Environment = Readonly<Partial<Record<'NODE_ENV' | 'SITE_ENV', string>>>;

/** Whether drafts are shown: in development and in a preview. */
export function showsDrafts({ NODE_ENV, SITE_ENV }: Environment): boolean {
  return NODE_ENV === 'development' || SITE_ENV === 'preview';
}
