import * as z from 'zod';
import { link, notificationMessage, schemaReference } from '../fields/common-fields';
import { httpsUrl, singleLineText } from '../fields/fields';
import { iconName } from '../fields/icons';

const account = z
  .strictObject({
    label: singleLineText(30, {
      title: 'Name',
      description: 'The name of the service.',
      examples: ['GitHub', 'LinkedIn'],
    }),
    icon: iconName,
    url: httpsUrl({
      title: 'Address',
      description:
        'The address of the company’s own page there. Without it, the button says that the page is under construction.',
      examples: ['https://www.linkedin.com/company/example'],
    }).optional(),
  })
  .meta({ id: 'Account', title: 'Account', description: 'A page of the company on another site.' });

const quickLinks = z
  .strictObject({
    heading: singleLineText(40, {
      title: 'Heading',
      description: 'The words above the links.',
      examples: ['Quick Links'],
    }),
    links: z.array(link).meta({ title: 'Links', description: 'From top to bottom.' }),
  })
  .meta({
    id: 'QuickLinks',
    title: 'Quick links',
    description: 'The list of links in the footer.',
  });

const connect = z
  .strictObject({
    heading: singleLineText(40, {
      title: 'Heading',
      description: 'The words above the buttons.',
      examples: ['Connect'],
    }),
    comingSoon: notificationMessage.meta({
      title: 'Message of a button without an address',
      description: 'Shown when such a button is pressed. {label} is replaced by its name.',
    }),
    accounts: z.array(account).meta({ title: 'Accounts', description: 'From left to right.' }),
  })
  .meta({
    id: 'Connect',
    title: 'Connect',
    description: 'The buttons to other sites in the footer.',
  });

/** The links in the header and in the footer. */
export const navigationContent = z
  .strictObject({
    $schema: schemaReference.optional(),
    // more would not fit beside each other on a tablet, however short
    primary: z.array(link).max(9).meta({
      title: 'Links in the header',
      description: 'From left to right. Keep them few and short.',
    }),
    action: link
      .meta({
        title: 'Button in the header',
        description: 'The one thing every visitor should be able to do from anywhere.',
      })
      .optional(),
    beforeNumber: singleLineText(20, {
      title: 'Before the number',
      description:
        'On the page to which the button in the header leads, it calls the telephone number from “Contact details”, which follows these words.',
      examples: ['Call'],
    }).optional(),
    reach: singleLineText(40, {
      title: 'Above number and address',
      description: 'The words above the telephone number and the email address in the footer.',
      examples: ['Call or Write'],
    }),
    quickLinks,
    connect,
  })
  .meta({
    id: 'NavigationContent',
    title: 'Navigation',
    description: 'The links in the header and the footer.',
  });

export type NavigationContent = z.infer<typeof navigationContent>;
