import type { Publishing } from '../../store/publishing';
import type { State, Visitors } from '../state/state';
import { onChange, type StateHolder } from '../state/state-holder';
import { whereabouts } from './unpublished';

/** Milliseconds after which a build should be over: most take some minutes. */
const expectedBuildTime = 15 * 60_000;

/** Milliseconds between two questions, as long as the site is being built and after that. */
const pauses = { building: 10_000, late: 60_000 } as const;

/**
 * Asks the public site whether it shows what is public, until it does.
 * @param ask what the site says
 * @returns a function that stops it
 */
export function watchVisitors(
  session: StateHolder,
  ask: NonNullable<Publishing['publicSite']>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The public texts about which it asks. */
  let asked: string | undefined;
  let start = 0;

  const tell = (visitors: State['visitors']) =>
    session.dispatch({ type: 'visitors seen', visitors });
  const question = async (about: string) => {
    // without an answer, it is asked again; a site without an address is not
    const site = await ask().catch(() => ({ isLatest: undefined }));
    // the answer is about earlier texts: something else is public by now
    if (about !== asked) return;
    if (site?.isLatest === undefined) tell(undefined);
    else tell(visitorsOf(session.state, site.isLatest, { address: site.address, start }));
    if (!site || site.isLatest === true) return;
    const wait = Date.now() - start < expectedBuildTime ? pauses.building : pauses.late;
    timer = setTimeout(() => void question(about), wait);
  };
  const follow = () => {
    const { state } = session;
    const about =
      whereabouts(state) === 'public' ? JSON.stringify(state.publicState?.files) : undefined;
    if (about === asked) return;
    clearTimeout(timer);
    asked = about;
    start = Date.now();
    if (about === undefined) tell(undefined);
    else void question(about);
  };
  const stop = onChange(session, ['publicState', 'base'], follow);
  follow();
  return () => {
    asked = undefined;
    clearTimeout(timer);
    stop();
  };
}

function visitorsOf(
  { visitors }: State,
  isLatest: boolean,
  { address, start }: { readonly address: string; readonly start: number },
): Visitors {
  if (!isLatest)
    return { site: Date.now() - start < expectedBuildTime ? 'building' : 'late', address };
  return { site: 'latest', address, since: visitors && (visitors.since ?? Date.now()) };
}
