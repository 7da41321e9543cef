import * as z from 'zod';
import { formattedText } from '../fields/fields';

/** Where the content is, for the editor on the published site. */
export const hostedEditor = z
  .strictObject({
    // one choice, so that a repository elsewhere is refused by name instead of being looked for at GitHub
    host: z.enum(['github']).meta({
      id: 'GitHost',
      title: 'Host',
      description:
        'The service that has the repository of this site. The editor knows GitHub alone.',
      examples: ['github'],
      enumDescriptions: ['GitHub'],
    }),
    repository: formattedText('single-line', {
      title: 'Repository',
      description: 'The owner and the name of the repository, with a slash between them.',
      examples: ['ridgeline/website'],
      maximum: 140,
      pattern: /^[A-Za-z0-9][A-Za-z0-9._-]*\/[A-Za-z0-9._-]+$/,
      patternErrorMessage: 'Use the owner and the name, such as "ridgeline/website".',
    }),
    branch: formattedText('single-line', {
      title: 'Branch',
      description: 'The branch from which the site is published.',
      examples: ['main'],
      maximum: 100,
      pattern: /^[A-Za-z0-9][A-Za-z0-9._/-]*$/,
      patternErrorMessage: 'Use the name of a branch, such as "main".',
    }),
    review: z
      .boolean()
      .meta({
        title: 'Somebody has to accept changes',
        description:
          'Puts each editor’s changes into a pull request, which becomes public once somebody has merged it.',
        examples: [true],
      })
      .optional(),
  })
  .meta({
    id: 'HostedEditor',
    title: 'Editor on the published site',
    description:
      'Puts this editor on the published site, at /edit, for people with an account at GitHub, where the repository of this site is. Nothing links to it.',
  });
