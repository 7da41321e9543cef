import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContentPage } from '../../../src/model/content-page';

/** The texts of a form with delivery. */
export const deliveryWords = {
  privacy: 'We use what you write to answer you.',
  sending: 'Sending …',
  sent: { title: 'Message Sent', text: 'We will get back to you.' },
  failed: { title: 'Not Sent', text: 'We could not send it. Please write or call instead.' },
};

export const thanksHeading = 'Your Message Has Arrived';

/**
 * Turns delivery on in a content folder, by content alone: the form of /contact is sent to an address, and there is a
 * thank-you page.
 */
export async function deliverMessages(content: string, action: string): Promise<void> {
  const contact = await readFile(path.join(content, 'pages/contact.json'), 'utf8');
  for (const [file, text] of Object.entries(deliveringPages(contact, action)))
    await writeFile(path.join(content, file), text);
}

/** The same pages as texts, by their paths, from the text of the contact page. */
export function deliveringPages(text: string, action: string): Readonly<Record<string, string>> {
  const contact = JSON.parse(text) as ContentPage;
  const [hero, ...rest] = contact.sections;
  const delivery = { action, returnTo: '/contact/sent', ...deliveryWords };
  const pages: Readonly<Record<string, ContentPage>> = {
    contact: {
      ...contact,
      sections: [
        hero,
        ...rest.map((section) =>
          section.type === 'contact-form'
            ? {
                ...section,
                disclaimer: undefined,
                noScript: undefined,
                sent: undefined,
                delivery,
              }
            : section,
        ),
      ],
    },
    sent: {
      ...contact,
      path: '/contact/sent',
      title: 'Thank you',
      description:
        'What the browser shows when a message about fair, useful AI has arrived with us.',
      noindex: true,
      sections: [{ ...hero, heading: thanksHeading }],
    },
  };
  return Object.fromEntries(
    Object.entries(pages).map(([name, page]) => [
      `pages/${name}.json`,
      JSON.stringify(page, null, 2),
    ]),
  );
}
