import * as z from 'zod';
import { faultIn } from 'content-check/format-fault';
import { repairsOf } from 'content-check/repairs';
import { redirectsContent } from '../model/redirects';
import { siteContent } from '../model/site';
import { repairs } from '../rules/repairs';
import { emailFaults, hrefFaults, siteUrlFaults, urlFaults } from './address-faults';
import { emailAddress } from './addresses';
import { httpsUrl, linkTarget } from './fields';
import { pictureFaults, redirectFaults } from './format-faults';
import { pictureFile } from './picture';

/* What is wrong is named, and what is offered instead is accepted. */

const formats = {
  link: [hrefFaults, linkTarget],
  address: [urlFaults, httpsUrl({ title: 'Address', description: 'Of a site.' })],
  site: [siteUrlFaults, siteContent.shape.url],
  email: [emailFaults, z.string().regex(emailAddress)],
  redirect: [redirectFaults, redirectsContent.shape.redirects.element.shape.from],
  picture: [pictureFaults, pictureFile('Picture', 'A picture.')],
} as const;

const none = undefined;

it.each<[keyof typeof formats, string, string | undefined, ...string[]]>([
  ['picture', '../images/a#b.jpg', 'picture-character'],
  ['picture', '../images/what?.webp', 'picture-character'],
  ['picture', '../images/photo.JPG', 'picture-ending-uppercase'],
  ['picture', '../images/photo.gif', 'picture-ending-unknown'],
  ['picture', '../images/photo', 'picture-without-ending'],
  ['picture', '.../images/photo.jpg', none],
  ['link', 'june@example.org', 'address-without-start', 'mailto:june@example.org'],
  ['link', "june.o'brien@example.org", 'address-without-start', "mailto:june.o'brien@example.org"],
  ['link', '+1 304-555-0142', 'address-without-start', 'tel:+13045550142'],
  ['link', '304-555-0142', 'phone-link-wrong'],
  ['link', '(030) 90 18 20', 'phone-link-wrong'],
  ['link', 'example.org:8080/a', 'address-without-start', 'https://example.org:8080/a'],
  ['link', 'about.html', 'page-with-ending', '/about'],
  ['link', '/About_us.php', 'page-with-ending', '/about-us'],
  ['link', 'brochure.pdf', none],
  ['link', 'About/', 'page-without-slash', '/about'],
  ['link', 'about?page=2', none],
  ['link', 'HTTPS://example.org', 'address-start-uppercase', 'https://example.org'],
  ['link', 'Mailto:a@b.org', 'address-start-uppercase', 'mailto:a@b.org'],
  ['link', 'https://example.org/"a"', 'address-character', 'https://example.org/%22a%22'],
  ['link', 'https://example', 'address-incomplete'],
  ['link', 'javascript:go()', 'scheme-forbidden'],
  ['address', 'june', none],
  ['address', '/About', none],
  ['address', 'mailto:june@example.org', 'scheme-not-https'],
  ['address', 'example.org', 'address-without-start', 'https://example.org'],
  ['site', 'ftp://example.org', 'scheme-not-https'],
  ['email', 'mailto:june@example.org', 'email-with-start', 'june@example.org'],
  ['email', 'a%b@example.org', 'email-character'],
  ['email', 'june at example', none],
  ['redirect', 'https://example.org/team/', 'redirect-with-host', '/team'],
  ['redirect', 'our-team', 'redirect-with-host', '/our-team'],
  // an address that is spelled in another way is another one
  ['redirect', '/our--team', 'redirect-impossible'],
])('names what is wrong with the %s %s', (name, got, code, ...better) => {
  const [faults, format] = formats[name];
  expect(format.safeParse(got).success).toBe(false);
  const fault = faultIn(faults)(got);
  expect(fault?.code).toBe(code);
  const offered = fault ? repairsOf(fault, repairs) : [];
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
