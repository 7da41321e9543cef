import * as z from 'zod';
import { formerAddressPattern } from '../fields/addresses';
import { schemaReference } from '../fields/common-fields';
import { formattedText, singleLineText } from '../fields/fields';

const redirect = z
  .strictObject({
    from: formattedText('redirect-from', {
      title: 'Old address',
      description: 'The address that the page had.',
      examples: ['/our-team', '/about/team.html'],
      patternErrorMessage:
        'Start with "/", use letters without accents, digits, "-", "_", "." and "~", and do not end with "/".',
      // a slash at the end passes here, because a rule (`rules/redirects.ts`) can say more about it
      pattern: new RegExp(`${formerAddressPattern.source.slice(0, -1)}/?$`),
    }),
    to: formattedText('page-link', {
      title: 'New address',
      description: 'The page to show instead, or a part of it, with "#" and its address there.',
      examples: ['/about', '/services#how-it-runs'],
      patternErrorMessage: 'Use a page of this site, such as "/about".',
      pattern: /^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/,
    }),
  })
  .meta({
    id: 'Redirect',
    title: 'Redirect',
    description: 'The old address of a page, and its new one.',
  });

/** The old addresses of pages, and where they lead. */
export const redirectsContent = z
  .strictObject({
    $schema: schemaReference.optional(),
    moved: singleLineText(80, {
      title: 'A page has moved',
      description:
        'Shown above the link to the new address if the visitor isn’t redirected at once.',
      examples: ['This page has moved.'],
    }),
    redirects: z.array(redirect).meta({
      title: 'Redirects',
      description:
        'Old addresses, each with the new one. Keep them for years: other sites link to them.',
    }),
  })
  .meta({
    id: 'RedirectsContent',
    title: 'Redirects',
    description: 'Old addresses of pages, so that links from other sites still work.',
  });

export type RedirectsContent = z.infer<typeof redirectsContent>;
