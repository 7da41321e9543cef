import * as z from 'zod';
import { faultIn } from 'content-check/format-fault';
import { repairsOf } from 'content-check/repairs';
import { messageOf } from 'content-check/messages/messages';
import { redirectsContent } from '../model/redirects';
import { siteContent } from '../model/site';
import { contentModel } from '../rules/content-model';
import { emailAddress, emailFaults } from './email-address';
import { linkTarget } from './common-fields';
import { httpsUrl } from './fields';
import { pageLinkFaults, redirectFaults } from './page-address-faults';
import { pictureFile } from './picture';
import { pictureFaults } from './picture-faults';
import { hrefFaults, siteUrlFaults, urlFaults } from './web-address-faults';

/* What is wrong is named, and what is offered instead is accepted. */

const formats = {
  link: [hrefFaults, linkTarget],
  address: [urlFaults, httpsUrl({ title: 'Address', description: 'Of a site.' })],
  site: [siteUrlFaults, siteContent.shape.url],
  email: [emailFaults, z.string().regex(emailAddress)],
  redirect: [redirectFaults, redirectsContent.shape.redirects.element.shape.from],
  page: [pageLinkFaults, redirectsContent.shape.redirects.element.shape.to],
  picture: [pictureFaults, pictureFile('Picture', 'A picture.', 640)],
} as const;

const none = undefined;

it.each<[keyof typeof formats, string, string | undefined, ...string[]]>([
  ['picture', '../images/a#b.jpg', 'can’t contain "#"'],
  ['picture', '../images/what?.webp', 'can’t contain "?"'],
  ['picture', '../images/photo.JPG', 'Rename the picture to end in ".jpg"'],
  ['picture', '../images/photo.gif', 'can’t show ".gif" pictures'],
  ['picture', '../images/photo', 'has no extension'],
  ['picture', '.../images/photo.jpg', none],
  ['link', 'june@example.org', 'must start with "mailto:"', 'mailto:june@example.org'],
  [
    'link',
    "june.o'brien@example.org",
    'must start with "mailto:"',
    "mailto:june.o'brien@example.org",
  ],
  ['link', '+1 304-555-0142', 'must start with "tel:"', 'tel:+13045550142'],
  ['link', '304-555-0142', 'not a phone link'],
  ['link', '(030) 90 18 20', 'not a phone link'],
  ['link', 'example.org:8080/a', 'must start with "https://"', 'https://example.org:8080/a'],
  ['link', 'about.html', 'can’t end with ".html"', '/about'],
  ['link', '/About_us.php', 'can’t end with ".php"', '/about-us'],
  ['link', 'brochure.pdf', none],
  ['link', 'About/', 'must start with "/"', '/about'],
  ['link', 'about?page=2', none],
  ['link', 'HTTPS://example.org', 'start of an address is lowercase', 'https://example.org'],
  ['link', 'Mailto:a@b.org', 'start of an address is lowercase', 'mailto:a@b.org'],
  [
    'link',
    'https://example.org/"a"',
    'can’t end with a quotation mark',
    'https://example.org/%22a%22',
  ],
  ['link', 'https://example.org/<a', 'can’t contain "<"', 'https://example.org/%3Ca'],
  ['link', 'https://example', 'What follows "https:" is wrong'],
  ['link', 'javascript:go()', 'Links with "javascript:" are not allowed'],
  ['page', '//example.org/About', none],
  ['page', 'https://example.org', none],
  ['page', '/About', 'address of a page is lowercase', '/about'],
  ['address', 'june', none],
  ['address', '/About', none],
  ['address', 'mailto:june@example.org', none],
  ['address', 'example.org', 'must start with "https://"', 'https://example.org'],
  ['site', 'ftp://example.org', none],
  ['site', 'https://me@example.org', 'can’t contain a name or password', 'https://example.org'],
  ['site', 'https://example.org//', 'can’t end with "//"', 'https://example.org'],
  ['site', 'https://', 'What follows "https:" is wrong'],
  ['email', 'mailto:june@example.org', 'can’t start with "mailto:"', 'june@example.org'],
  ['email', 'a%b@example.org', 'can’t contain "%"'],
  ['email', 'a%b@example.org', 'Use another.'],
  ['email', 'june at example', none],
  ['redirect', 'https://example.org/team/', 'must start with "/"', '/team'],
  ['redirect', 'our-team', 'must start with "/"', '/our-team'],
  // an address that is spelled in another way is another one
  ['redirect', '/notre-équipe', 'can be redirected'],
  ['redirect', '/?page_id=12', 'addresses without "?"'],
])('says what is wrong with the %s %s', (name, got, said, ...better) => {
  const [faults, format] = formats[name];
  expect(format.safeParse(got).success).toBe(false);
  const fault = faultIn(faults)(got);
  const message = fault ? messageOf(fault, contentModel.words.terminal) : none;
  if (said === none) expect(message).toBe(none);
  else expect(message).toContain(said);
  const offered = fault ? repairsOf(fault, contentModel.repairs ?? {}) : [];
  expect(offered).toEqual(better);
  for (const text of offered) expect(format.safeParse(text).success).toBe(true);
});

it.each(["o'brien@example.org", "A.b+c_d-e~f!g$h*i'j@example.co.uk"])(
  'accepts the email address %s, also in a link',
  (address) => {
    expect(emailAddress.test(address)).toBe(true);
    expect(linkTarget.safeParse(`mailto:${address}`).success).toBe(true);
  },
);
