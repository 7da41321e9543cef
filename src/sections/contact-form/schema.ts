import * as z from 'zod';
import { notificationMessage } from '../../fields/common-fields';
import { derivedField, derivedFields } from '../../fields/derived-fields';
import { runningText, singleLineText } from '../../fields/fields';
import { defineSection, heading } from '../../fields/define-section';
import { delivery } from './delivery/schema';
import type { FormFieldName } from './field-names';

const formField = z
  .strictObject({
    label: singleLineText(40, {
      title: 'Words above the field',
      description: 'What the visitor types there.',
      examples: ['Your name'],
    }),
    hint: singleLineText(160, {
      title: 'Hint',
      description: 'Shown when the field is empty or wrong. It says how to fix it.',
      examples: ['Please tell us your name.'],
    }),
  })
  .meta({ id: 'FormField', title: 'Field', description: 'The words of one field of the form.' });

const fields = z
  .strictObject({
    name: formField.meta({ title: 'Name', description: 'The field for the visitor’s name.' }),
    email: formField.meta({ title: 'Email', description: 'The field for the email address.' }),
    message: formField.meta({ title: 'Message', description: 'The field for the message.' }),
  } satisfies Readonly<Record<FormFieldName, typeof formField>>)
  .meta({ id: 'FormFields', title: 'Fields', description: 'The words of the fields.' });

/** The message form. Without `delivery` it is a demonstration and sends nothing. */
export const contactFormSection = defineSection(
  'contact-form',
  { title: 'Contact form', description: 'The message form and its words.' },
  {
    heading: heading('The words above the form.', 'Send Us a Message'),
    note: singleLineText(240, {
      title: 'Note',
      description: 'Shown above the fields. It says that all are required.',
      examples: ['All fields are required.'],
    }),
    fields,
    about: singleLineText(80, {
      title: 'About a service',
      description:
        'How a message begins if the visitor comes from the card of a service. {service} is replaced by its title.',
      examples: ['About {service}:'],
    }).optional(),
    disclaimer: runningText(240, {
      title: 'Disclaimer',
      description:
        'Shown above the fields. It says that the form is a demonstration and sends nothing. Required while it sends nothing.',
      examples: ['This form is a demonstration and sends nothing.'],
    }).optional(),
    submit: singleLineText(40, {
      title: 'Button',
      description: 'The words on the button.',
      examples: ['Send Message'],
    }),
    noScript: singleLineText(240, {
      title: 'Without JavaScript',
      description:
        'Shown where the form doesn’t work, because the visitor’s browser has JavaScript turned off. It says how to write instead. Required while the form sends nothing.',
      examples: ['This form needs JavaScript. Please write or call instead.'],
    }).optional(),
    sent: notificationMessage
      .meta({
        title: 'Message of the demonstration',
        description:
          'Shown when the form has been filled in and the button pressed. It says that this was a demonstration. Required while the form sends nothing.',
      })
      .optional(),
    delivery: delivery.optional(),
  },
).register(derivedFields, {
  /** The services with which a message may begin. */
  services: derivedField({
    type: '[Service!]!',
    needs: ['services'],
    from: ({ about }: Queries.ContactFormSection, { services }) => (about ? services : []),
  }),
});
