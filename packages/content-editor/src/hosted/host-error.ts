import { OutdatedPage } from '../session/failure';

/** The host’s answer did not arrive: it may have done what it was asked for. */
export class LostAnswer extends Error {}

/** The host no longer accepts the sign-in. */
export class SignedOut extends OutdatedPage {}

/** The host has understood, and has not done what it was asked for. */
export class Refused extends Error {}

/** The host has no such thing, or doesn’t show it to this user. */
export class Missing extends Refused {}

/** A file is larger than what the host’s API gives out. */
export class TooLarge extends Refused {}
