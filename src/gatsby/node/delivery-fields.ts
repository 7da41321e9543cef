import type * as z from 'zod';
import type { delivery } from '../../sections/contact-form/delivery/schema';
import { field } from './resolver-field';

type Delivery = z.infer<typeof delivery>;

/** Fields of a form that is sent. */
export const deliveryFields = {
  /** The name of the honeypot field, by default the one that most services expect. */
  honeypot: field('String', ({ honeypot }: Delivery) => honeypot ?? '_gotcha'),
  /** The hidden field that the service needs: the absolute address of the page after sending. */
  hiddenInputs: field(
    '[HiddenInput!]',
    async ({ returnTo, returnField }: Delivery, _args, { nodeModel }) => {
      if (!returnField) return [];
      const site = (await nodeModel.findOne({ type: 'Site' })) as { siteMetadata: Queries.Build };
      return [{ name: returnField, value: site.siteMetadata.siteUrl + returnTo }];
    },
  ),
};
