import type { CommittedVersion, HistoryRequest, PastPublications } from '../store/history';
import type { KeptEdit } from '../store/edits';
import type { Outcome, PublicState, PublicSite, PublishRequest } from '../store/publishing';
import type { FileWrite, Snapshot, Upload } from '../store/content';
import type { SharedPage } from '../store/store';

/** A request to the server: its answer, the parameters of its address, and what is sent with it. */
type Route<Answer, Query = undefined, Body = undefined> = {
  readonly answer: Answer;
  readonly query: Query;
  readonly body: Body;
};

/**
 * All that the form asks the server of this computer, by path. Texts and bytes are sent as they are, and
 * everything else is JSON: null is an answer that has nothing to say.
 */
export type LocalApi = {
  /** What is edited, by path. */
  readonly '/api/edits': Route<readonly (readonly [path: string, edit: KeptEdit])[]>;
  /** Keeps what is edited anew, with null where nothing is edited any more. Windows name themselves. */
  readonly '/api/keep': Route<
    null,
    { readonly window: string },
    readonly (readonly [path: string, edit: KeptEdit | null])[]
  >;
  /** The content, unless it still has the known version. */
  readonly '/api/content': Route<Snapshot | null, { readonly version: string }>;
  readonly '/api/write': Route<Outcome, undefined, readonly FileWrite[]>;
  /** Decodes a picture, and encodes it as it will be published. */
  readonly '/api/picture': Route<Upload, undefined, Uint8Array<ArrayBuffer>>;
  /** Whether the picture at a path is the one that is sent, in Base64. */
  readonly '/api/is-in-content': Route<boolean, { readonly path: string }, string>;
  readonly '/api/committed': Route<CommittedVersion | null, { readonly path: string }>;
  /** A picture in the last commit, or as it was before another one. */
  readonly '/api/committed-picture': Route<
    Upload | null,
    { readonly path: string; readonly before?: string | undefined }
  >;
  readonly '/api/committed-texts': Route<Snapshot['files']>;
  readonly '/api/history': Route<PastPublications, undefined, HistoryRequest>;
  readonly '/api/author-elsewhere': Route<string | null, { readonly path: string }>;
  readonly '/api/public-state': Route<PublicState>;
  readonly '/api/public-site': Route<PublicSite | null>;
  readonly '/api/publish': Route<Outcome, undefined, PublishRequest>;
  /** Stops what a publication waits for. The publication answers what has become of it. */
  readonly '/api/cancel-publishing': Route<null>;
  /** The picture of a shared link to a page, in Base64; null for one that can't be drawn yet. */
  readonly '/api/shared-picture': Route<
    string | null,
    undefined,
    Pick<SharedPage, 'entries' | 'file'>
  >;
};

/**
 * The parameters of what the form shows as pictures, by path. The key is in the address, since an image sends
 * no header, and so is the version, by which the browser knows that another picture is there now.
 */
export type LocalPictures = {
  readonly '/picture': {
    readonly path: string;
    readonly key: string;
    readonly version?: string | undefined;
  };
  readonly '/choice': { readonly kind: string; readonly name: string };
};

/**
 * The address of an answer that says whether a window may write: the server writes “yours” or “others” and
 * the end of the line, and again whenever that changes, as long as the window is open. For a window that only
 * waits, the answer ends, and it asks again.
 */
export const turnAddress = '/api/turn';

/** Its parameters. */
export type TurnQuery = { readonly window: string; readonly takesOver?: 'yes' | undefined };

/** The header with the server's key. */
export const keyHeader = 'x-editor-key';

/** The address of a picture. */
export function pictureAddress<Path extends keyof LocalPictures>(
  path: Path,
  query: LocalPictures[Path],
): string {
  return withQuery(path, query);
}

/** An address with parameters. */
export function withQuery(
  path: string,
  query: Readonly<Record<string, string | undefined>>,
): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const parameters = new URLSearchParams(given as [string, string][]).toString();
  return parameters === '' ? path : `${path}?${parameters}`;
}
