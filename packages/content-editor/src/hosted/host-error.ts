/** The host’s answer did not arrive: it may have done what it was asked for. */
export class LostAnswer extends Error {}

/** A file is larger than what the host’s API gives out. */
export class TooLarge extends Error {}
