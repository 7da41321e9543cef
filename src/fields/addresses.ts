const segment = '[a-z0-9]+(-[a-z0-9]+)*';

/**
 * Paths that no page can have: "…/index" is the file of its parent page, and browsers cache files below
 * "/static" for a year.
 */
export const reservedAddress = /^\/((.*\/)?index$|static(\/|$))/;

/** A path on this site, except that of the home page. */
export const addressPattern = new RegExp(`^(?!${reservedAddress.source.slice(1)})(/${segment})+$`);

/**
 * One part of an address that another system may have given. It consists of the letters, digits and signs
 * that all hosts write in the same way.
 */
const foreignSegment = '[A-Za-z0-9_~-][A-Za-z0-9._~-]*';

/**
 * An address that a page may have had, also on another system: "/About-Us", "/contact.php",
 * "/our_team.html". The page for unknown addresses is excluded, and so is what no page can have.
 */
export const formerAddressPattern = new RegExp(
  `^(?!/404(?:\\.html)?/?$)(?!${reservedAddress.source.slice(1)})(/${foreignSegment})+$`,
);

/**
 * The name of a page's file, as browsers show it on some servers. Both cases are spelled out, since
 * patterns in JSON schemas have no flags.
 */
export const pageName =
  '([Ii][Nn][Dd][Ee][Xx]|[^/]*\\.([Hh][Tt][Mm][Ll]?|[Pp][Hh][Pp]|[Aa][Ss][Pp][Xx]?))';

/** The whole address of such a file. */
export const pageFile = new RegExp(`^https://[^/]+/(.*/)?${pageName}$`);
