/** The sign-in with which a host is asked. */
export type Access = {
  /** The token now, which may have to be renewed. @throws SignedOut if that is over */
  readonly token: () => Promise<string>;
  /** Called when the host no longer accepts the token. */
  readonly onSignedOut: () => void;
};
