import * as z from 'zod';
import { addressPattern, formattedText, schemaReference, singleLineText } from './fields';

const redirect = z
  .strictObject({
    from: formattedText('redirect-from', {
      title: 'Old address',
      description: 'Where the page was: what its field “path” said until now.',
      examples: ['/our-team', '/about/team'],
      patternErrorMessage:
        'Begin with "/", use lowercase letters, digits and single hyphens, and do not end with "/".',
      pattern: new RegExp(`^(?!/404$)${addressPattern.source.slice(1)}`),
    }),
    to: formattedText('page-link', {
      title: 'New address',
      description: 'The page that is shown instead; with "#" and an anchor, a part of it.',
      examples: ['/about', '/services#how-it-runs'],
      patternErrorMessage: 'Write a page of this site such as "/about".',
      pattern: /^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/,
    }),
  })
  .meta({
    id: 'Redirect',
    title: 'Redirect',
    description: 'An address that a page has left, and where that page is now.',
  });

/** The old addresses of pages, and where they lead. */
export const redirectsContent = z
  .strictObject({
    $schema: schemaReference.optional(),
    moved: singleLineText(80, {
      title: 'A page has moved',
      description:
        'The sentence above the link to the new address, where a visitor is not led there at once.',
      examples: ['This page has moved.'],
    }),
    redirects: z.array(redirect).meta({
      title: 'Redirects',
      description:
        'Old addresses, each with the new one. Keep them for years: others link to them.',
    }),
  })
  .meta({
    id: 'RedirectsContent',
    title: 'Redirects',
    description: 'Addresses that pages have left, so that links from elsewhere still arrive.',
  });

export type RedirectsContent = z.infer<typeof redirectsContent>;

export type Redirect = RedirectsContent['redirects'][number];
