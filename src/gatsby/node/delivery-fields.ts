import type * as z from 'zod';
import type { delivery } from '../../sections/contact-form/delivery/schema';
import { field, nullableField, type Context } from './resolver-field';

type Delivery = z.infer<typeof delivery>;

/** Fields of a form that is sent, derived from its kind of delivery. */
export const deliveryFields = {
  /** The endpoint. With Netlify it is the page after sending. */
  url: field(
    'String',
    async ({ action, returnTo }: Delivery, _args, context) =>
      action ?? new URL(await returnAddress(returnTo, context)).pathname,
  ),
  /** The name under which Netlify lists the messages; null elsewhere. */
  formName: nullableField('String', ({ kind }: Delivery) => formNames[kind]),
  /** The name of the honeypot field, by default the one that most services expect. */
  honeypot: field('String', ({ honeypot }: Delivery) => honeypot ?? '_gotcha'),
  /** The hidden fields that the host needs. */
  hiddenInputs: field(
    '[HiddenInput!]',
    async ({ kind, returnTo, returnField }: Delivery, _args, context) => [
      ...(formNames[kind] ? [{ name: 'form-name', value: formNames[kind] }] : []),
      ...(returnField
        ? [{ name: returnField, value: await returnAddress(returnTo, context) }]
        : []),
    ],
  ),
};

const formNames = { netlify: 'contact', endpoint: null };

/** The absolute address of the page after sending. */
async function returnAddress(returnTo: string, { nodeModel }: Context): Promise<string> {
  const site = (await nodeModel.findOne({ type: 'Site' })) as { siteMetadata: Queries.Build };
  return site.siteMetadata.siteUrl + returnTo;
}
