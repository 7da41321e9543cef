/**
 * Names of files and folders that programs leave beside the content, and that nobody means to publish. Each is a name
 * that a program gives, so that no file is passed over which somebody named.
 */
const leftovers: readonly RegExp[] = [
  // hidden: .DS_Store, ._photo.webp of macOS, .~lock.name# of LibreOffice, .about.json.swp of Vim
  /^\./,
  // the icon of a folder of macOS
  /^Icon\r$/,
  // what Windows and Dropbox keep with a file, copied to a system that makes files of it; WSL writes U+F03A for ":"
  /[:\uF03A](?:Zone\.Identifier|com\.[\w.-]+)$/i,
  /^(?:(?:eh)?thumbs(?:_vista)?\.db|desktop\.ini)$/i,
  // a file that is open in an office program
  /^~\$/,
  // copies that editors, and downloads that browsers, have not finished with
  /(?:~|\.(?:bak|crdownload|orig|part|sw[op]|temp|tmp))$/i,
];

/**
 * Whether a file is no content by its name or that of a folder that it is in. Whoever reads the content folder leaves
 * such files out.
 * @param path below the content folder, with "/" between its parts
 */
export function isLeftover(path: string): boolean {
  return path.split('/').some((name) => leftovers.some((pattern) => pattern.test(name)));
}
