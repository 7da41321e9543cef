import * as z from 'zod';
import { formattedText } from '../fields/fields';

/** Where the content is, for the editor on the published site. */
export const hostedEditor = z
  .strictObject({
    // one choice, so that a repository elsewhere is refused by name instead of being looked for at GitHub
    host: z.enum(['github']).meta({
      id: 'GitHost',
      title: 'Host',
      description: 'The service that keeps the files of this site. The editor knows GitHub alone.',
      examples: ['github'],
      enumDescriptions: ['GitHub'],
    }),
    repository: formattedText('single-line', {
      title: 'Repository',
      description:
        'Where the files are at GitHub: the owner’s name and that of the project, with a slash between them.',
      examples: ['ridgeline/website'],
      maximum: 140,
      pattern: /^[A-Za-z0-9][A-Za-z0-9._-]*\/[A-Za-z0-9._-]+$/,
      patternErrorMessage: 'Use the owner and the name, such as "ridgeline/website".',
    }),
    branch: formattedText('single-line', {
      title: 'Branch',
      description:
        'The branch at GitHub from which the site is published: “main” in most projects. Ask who set the site up.',
      examples: ['main'],
      maximum: 100,
      pattern: /^[A-Za-z0-9][A-Za-z0-9._/-]*$/,
      patternErrorMessage: 'Use the name of a branch, such as "main".',
    }),
  })
  .meta({
    id: 'HostedEditor',
    title: 'Editor on the published site',
    description:
      'Puts this editor on the published site, at /edit, for people whose account at GitHub may change this site. No page links to it.',
  });
