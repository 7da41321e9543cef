import type { FaultParams } from 'content-check/format-fault';
import { quoted } from 'content-check/words/phrases';
import { defineWords } from 'content-check/words/words';

const gotText = ({ got }: FaultParams) => `(got ${quoted(got)})`;
const instead = ({ better }: FaultParams) => `Use ${quoted(better)}.`;

/** Without a better text if that would lose letters, as of "/straße". */
const spelled = (text: FaultParams) =>
  /[a-z0-9]/.test(text.better) ? instead(text) : 'Use lowercase letters, digits and hyphens.';

/** Words about the typical mistakes in addresses, short names and paths. */
export const faultWords = defineWords({
  'address-spaces': (text: FaultParams) =>
    `An address can’t contain spaces ${gotText(text)}. Remove them.`,
  'address-backslash': (text: FaultParams) =>
    `An address can’t contain "\\" ${gotText(text)}. Use "/".`,
  'address-without-scheme': (text: FaultParams) =>
    `The address lacks "https:" at the start ${gotText(text)}. Add it.`,
  'address-insecure': (text: FaultParams) =>
    `This address is not secure ${gotText(text)}. Use "https://".`,
  'address-start-uppercase': (text: FaultParams) =>
    `The start of an address is lowercase ${gotText(text)}. ${instead(text)}`,
  'address-character': (text: FaultParams) =>
    `An address can’t contain ${text.found} ${gotText(text)}. ${instead(text)}`,
  'scheme-not-https': (text: FaultParams) =>
    `This must be the address of a site ${gotText(text)}. Use one that starts with "https://".`,
  'address-incomplete': (text: FaultParams) =>
    `This address is incomplete ${gotText(text)}. Copy it again.`,
  'address-without-start': (text: FaultParams) =>
    `The start of the address is missing ${gotText(text)}. ${instead(text)}`,
  'address-slash-at-end': (text: FaultParams) =>
    `There is a "/" at the end ${gotText(text)}. Remove it.`,
  'address-credentials': (text: FaultParams) =>
    `An address can’t contain a name or password ${gotText(text)}. ${instead(text)}`,
  'site-address-query': (text: FaultParams) =>
    `The address of the site can’t contain "${text.found}" ${gotText(text)}. ${instead(text)}`,
  'site-address-file': (text: FaultParams) =>
    `This is the address of a page, not of the site ${gotText(text)}. ${instead(text)}`,
  'email-with-start': (text: FaultParams) =>
    `An email address has no "${text.found}" ${gotText(text)}. ${instead(text)}`,
  'email-character': (text: FaultParams) =>
    `Links to an email address can’t contain "${text.found}" ${gotText(text)}. Use another address.`,
  'email-link-wrong': (text: FaultParams) =>
    `This is not an email link ${gotText(text)}. Use the form "mailto:name@place.com".`,
  'phone-link-wrong': (text: FaultParams) =>
    `This is not a phone link ${gotText(text)}. Use the form "tel:+13045550142".`,
  'scheme-forbidden': (text: FaultParams) =>
    `Links with "${text.found}" are not allowed ${gotText(text)}. Use https, mailto or tel.`,
  'action-credentials': (text: FaultParams) =>
    `The address for messages can’t contain a name or password ${gotText(text)}. Remove them.`,
  'action-anchor': (text: FaultParams) =>
    `The address for messages can’t end with "${text.found}" ${gotText(text)}. Remove it.`,
  'page-uppercase': (text: FaultParams) =>
    `The address of a page is lowercase ${gotText(text)}. ${instead(text)}`,
  'page-without-slash': (text: FaultParams) =>
    `The address of a page starts with "/" ${gotText(text)}. ${instead(text)}`,
  'page-with-ending': (text: FaultParams) =>
    `The address of a page has no ending ${gotText(text)}. ${instead(text)}`,
  'page-elsewhere': (text: FaultParams) =>
    `This must be a page of this site ${gotText(text)}. Use one such as "/about".`,
  'path-reserved': (text: FaultParams) =>
    `The site uses this address for its own files ${gotText(text)}. Choose another.`,
  'path-wrong': (text: FaultParams) =>
    `A page can’t have this address ${gotText(text)}. ${spelled(text)}`,
  'redirect-with-host': (text: FaultParams) =>
    `An address on this site starts with "/" ${gotText(text)}. ${instead(text)}`,
  'redirect-needed': (text: FaultParams) =>
    `The site needs this address itself ${gotText(text)}. Remove this redirect.`,
  'redirect-impossible': (text: FaultParams) =>
    `Only addresses of lowercase letters, digits and single hyphens can be redirected ${gotText(text)}. Remove this redirect.`,
  'short-name-wrong': (text: FaultParams) =>
    `A short name has only lowercase letters, digits and single hyphens ${gotText(text)}. ${spelled(text)}`,
  'picture-elsewhere': (text: FaultParams) =>
    `Pictures belong in content/images ${gotText(text)}. Use "../images/" and the name of the picture.`,
  'picture-backslash': (text: FaultParams) =>
    `A path can’t contain "\\" ${gotText(text)}. Use "/".`,
  'picture-without-folder': (text: FaultParams) =>
    `The folder is missing ${gotText(text)}. Start with "../images/".`,
  'picture-character': (text: FaultParams) =>
    `The path of a picture can’t contain "${text.found}" ${gotText(text)}. Rename the picture without it, here and in its folder.`,
  'picture-ending-uppercase': (text: FaultParams) =>
    `The extension of a picture is lowercase ${gotText(text)}. Rename the picture to end in "${text.found.toLowerCase()}", here and in its folder.`,
  'picture-ending-unknown': (text: FaultParams) =>
    `The site can’t show "${text.found}" pictures ${gotText(text)}. Save it as .webp, .jpg, .png or .avif.`,
  'picture-without-ending': (text: FaultParams) =>
    `The file name has no extension ${gotText(text)}. Add one: .webp, .jpg, .png or .avif.`,
});
