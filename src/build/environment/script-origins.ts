/**
 * Other sites whose scripts the pages may load, and to which these may send requests, such as
 * `https://stats.example`. Only origins, with `https:` and without a path, which would allow less
 * than it seems to.
 */
export const scriptOrigins: readonly string[] = [];
