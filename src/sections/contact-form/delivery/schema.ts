import * as z from 'zod';
import { derivedField, derivedFields } from '../../../fields/derived-fields';
import { notificationMessage } from '../../../fields/common-fields';
import { formattedText, runningText, singleLineText } from '../../../fields/fields';
import { formFieldNames } from '../field-names';

const quotedNames = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
  formFieldNames.map((name) => `"${name}"`),
);

/** The name of a form field, different from those of this form. */
const fieldName = (title: string, description: string, example: string) =>
  formattedText('field-name', {
    title,
    description,
    examples: [example],
    maximum: 40,
    pattern: new RegExp(`^(?!(?:${formFieldNames.join('|')})$)[A-Za-z_][A-Za-z0-9_-]*$`),
    patternErrorMessage: `Start with a letter or "_", continue with letters, digits, "_" or "-", and do not use ${quotedNames}.`,
  });

/** How a contact form sends its messages, and the words that such a form needs. */
export const delivery = z
  .strictObject({
    action: formattedText('form-action', {
      title: 'Address for the messages',
      description: 'The address that your form service gave you, or that of your own server.',
      examples: ['https://forms.example.com/f/ridgeline'],
      pattern: /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:[0-9]+)?(\/[^\s"'<>\\#@]*)?$/,
      patternErrorMessage:
        'Use the whole address: it starts with "https://" and contains no "@" or "#".',
    }),
    returnTo: formattedText('return-page', {
      title: 'Page after sending',
      description:
        'The page that thanks the few visitors whose browser leaves the form to send it. All others stay on the page of the form.',
      examples: ['/contact'],
      pattern: /^\/[a-z0-9/-]*$/,
      patternErrorMessage: 'Use a page of this site, such as "/contact".',
    }),
    returnField: fieldName(
      'Return field',
      'What your form service calls that page, such as “_next”; its instructions say it. Not needed if you choose the page in the settings of the service.',
      '_next',
    ).optional(),
    honeypot: fieldName(
      'Trap for robots',
      'What your form service calls the field that visitors don’t see and robots fill in, whose messages it discards; its instructions say it. Without one, it is “_gotcha”.',
      '_gotcha',
    ).optional(),
    privacy: runningText(240, {
      title: 'Privacy note',
      description: 'Shown beside the button. It says what happens to messages.',
      examples: ['We use what you write to answer you, and for nothing else.'],
    }),
    sending: singleLineText(40, {
      title: 'Button while sending',
      description: 'The words on the button while a message is being sent.',
      examples: ['Sending …'],
    }),
    sent: notificationMessage.meta({
      title: 'Message after sending',
      description: 'Shown when a message has arrived at the form service.',
    }),
    failed: notificationMessage.meta({
      title: 'Message when sending fails',
      description:
        'Shown when a message may not have arrived. It says how to write instead. What was typed stays in the form.',
    }),
  })
  .meta({
    id: 'Delivery',
    title: 'Delivery',
    description:
      'Sends the messages. Without it the form is a demonstration, and its words must say so.',
  })
  .register(derivedFields, {
    /** By default the name that most services expect. */
    honeypot: derivedField({
      type: 'String!',
      from: ({ honeypot }: { readonly honeypot?: string | null }) => honeypot ?? '_gotcha',
    }),
    /** The field that the service needs: the absolute address of the page after sending. */
    hiddenInputs: derivedField({
      type: '[HiddenInput!]!',
      declares: 'type HiddenInput {\n  name: String!\n  value: String!\n}',
      needs: ['build'],
      from: ({ returnTo, returnField }: Queries.Delivery, { build }) =>
        returnField ? [{ name: returnField, value: build.siteUrl + returnTo }] : [],
    }),
  });
