import * as z from 'zod';
import { formattedText, notificationMessage, singleLineText } from '../../../content-model/fields';

/** The name of a form field, different from those of this form. */
const fieldName = (title: string, description: string, example: string) =>
  formattedText('field-name', {
    title,
    description,
    examples: [example],
    maximum: 40,
    pattern: /^(?!(?:name|email|message)$)[A-Za-z_][A-Za-z0-9_-]*$/,
    patternErrorMessage:
      'Begin with a letter or "_", go on with letters, digits, "_" and "-", and do not use "name", "email" or "message".',
  });

/** How a contact form sends its messages, and the words that such a form needs. */
export const delivery = z
  .strictObject({
    kind: z.enum(['endpoint', 'netlify']).meta({
      id: 'DeliveryKind',
      title: 'Kind of delivery',
      description: 'Who takes the messages.',
      examples: ['endpoint'],
      enumDescriptions: [
        'A form service, or a server of your own.',
        'Netlify, where the site is published there.',
      ],
    }),
    action: formattedText('form-action', {
      title: 'Address for the messages',
      description: 'The address that your form service gave you. Netlify needs none.',
      examples: ['https://forms.example.com/f/ridgeline'],
      pattern: /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:[0-9]+)?(\/[^\s"'<>\\#@]*)?$/,
      patternErrorMessage:
        'Write the whole address: it begins with "https://", and holds no "@" and no "#".',
    }).optional(),
    returnTo: formattedText('page-link', {
      title: 'Page after sending',
      description:
        'The page of this site that thanks a visitor whose browser runs no scripts. Others stay on the page of the form.',
      examples: ['/contact'],
      pattern: /^\/[a-z0-9/-]*$/,
      patternErrorMessage: 'Write a page of this site, such as "/contact".',
    }),
    returnField: fieldName(
      'Return field',
      'Optional. The field in which your form service expects the address of that page, such as “_next”. Not needed where you tell the service in its settings.',
      '_next',
    ).optional(),
    honeypot: fieldName(
      'Trap for robots',
      'Optional. The name of a field that no person sees: “_gotcha” unless another is written here. A service throws away messages in which it is filled in.',
      '_gotcha',
    ).optional(),
    privacy: singleLineText(240, {
      title: 'Privacy note',
      description: 'Shown beside the button: what becomes of a message.',
      examples: ['We use what you write to answer you, and for nothing else.'],
    }),
    sending: singleLineText(40, {
      title: 'Button while sending',
      description: 'The words on the button while a message is on its way.',
      examples: ['Sending …'],
    }),
    failed: notificationMessage.meta({
      title: 'Message when sending fails',
      description:
        'Shown when nobody knows whether the message has arrived. It says how to write instead; what was typed stays in the form.',
    }),
  })
  .meta({
    id: 'Delivery',
    title: 'Delivery',
    description:
      'Optional. Sends the messages. Without it the form is a demonstration, and its words must say so.',
  });
