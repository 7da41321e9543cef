import type * as z from 'zod';
import type { delivery } from '../../sections/contact-form/delivery/schema';
import { field, nullableField, type Context } from './resolver-field';

type Delivery = z.infer<typeof delivery>;

/** What a form needs to be sent, whatever the kind of its delivery. */
export const deliveryFields = {
  /** Where it is sent: Netlify takes it at the page that thanks, and shows that page. */
  url: field(
    'String',
    async ({ action, returnTo }: Delivery, _args, context) =>
      action ?? new URL(await returnAddress(returnTo, context)).pathname,
  ),
  /** The name under which Netlify lists the messages; null elsewhere. */
  formName: nullableField('String', ({ kind }: Delivery) => formNames[kind]),
  /** The name of the field that only robots fill in. */
  trap: field('String', ({ honeypot }: Delivery) => honeypot ?? '_gotcha'),
  /** What the host needs besides what a visitor types. */
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

/** The absolute address of the page that thanks. */
async function returnAddress(returnTo: string, { nodeModel }: Context): Promise<string> {
  const site = (await nodeModel.findOne({ type: 'Site' })) as { siteMetadata: Queries.Build };
  return site.siteMetadata.siteUrl + returnTo;
}
