/** A file is larger than what the host’s API gives out. */
export class TooLarge extends Error {}
