import * as z from 'zod';
import { singleLineText } from './fields';

/** A notification: it appears at the top of the page for a few seconds. */
export const message = z
  .strictObject({
    title: singleLineText(60, {
      title: 'Title',
      description: 'The first line of the message.',
      examples: ['Coming Soon!'],
    }),
    text: singleLineText(200, {
      title: 'Text',
      description: 'One or two short sentences.',
      examples: ['Thank you for your message! We will get back to you shortly.'],
    }),
  })
  .meta({
    id: 'Message',
    title: 'Message',
    description: 'A message that appears at the top of the page for a few seconds.',
  });
