import * as z from 'zod';
import { formattedText, httpsUrl } from '../fields/fields';

/** Where the content is, for the editor on the published site. */
export const hostedEditor = z
  .strictObject({
    host: z.enum(['github', 'gitlab', 'forgejo']).meta({
      id: 'GitHost',
      title: 'Host',
      description: 'The service that has the repository of this site.',
      examples: ['github'],
      enumDescriptions: ['GitHub', 'GitLab', 'Forgejo or Gitea, such as Codeberg'],
    }),
    address: httpsUrl({
      title: 'Address of the host',
      description:
        'Where the host is, if it is neither GitHub nor "https://gitlab.com" or "https://codeberg.org".',
      examples: ['https://git.example.org'],
    }).optional(),
    repository: formattedText('single-line', {
      title: 'Repository',
      description:
        'The owner and the name of the repository, with a slash between them. GitLab may have more groups.',
      examples: ['ridgeline/website'],
      maximum: 240,
      pattern: /^[A-Za-z0-9][A-Za-z0-9._-]*(\/[A-Za-z0-9_][A-Za-z0-9._-]*)*\/[A-Za-z0-9._-]+$/,
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
    applicationId: formattedText('single-line', {
      title: 'Application ID',
      description:
        'The public id of an application at GitLab or Forgejo, with which people sign in by one button. It is no secret.',
      examples: ['5c6a3a5f-3d5e-4d0f-9a64-2f1f0e8d7b11'],
      maximum: 100,
      pattern: /^[A-Za-z0-9-]+$/,
      patternErrorMessage:
        'Use the ID that the host shows for the application: letters, digits, hyphens.',
    }).optional(),
  })
  .meta({
    id: 'HostedEditor',
    title: 'Editor on the published site',
    description:
      'Puts this editor on the published site, at /edit, for people with an account where the repository of this site is. Nothing links to it.',
  });
