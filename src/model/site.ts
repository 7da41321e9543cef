import * as z from 'zod';
import { visibleLine } from 'content-check/visible-text';
import { pageFile } from '../fields/addresses';
import { keywords, schemaReference } from '../fields/common-fields';
import { formattedText, singleLineText } from '../fields/fields';
import { phoneNumbers } from '../fields/phone-numbers';
import { hostedEditor } from './hosted-editor';

/** Labels of the interface, which belong to no page. */
const siteWords = z
  .strictObject({
    skipLink: singleLineText(40, {
      title: 'Skip link',
      description:
        'The first link of every page, for people who use a keyboard: it skips the menu.',
      examples: ['Skip to the main content'],
    }),
    mainNavigation: singleLineText(40, {
      title: 'Name of the navigation',
      description: 'What a screen reader calls the links in the header.',
      examples: ['Main'],
    }),
    // more would not fit beside the company's name on a small phone
    menu: singleLineText(10, {
      title: 'Menu button',
      description: 'The short word on the button that opens the menu on a phone.',
      examples: ['Menu'],
    }),
    loading: singleLineText(60, {
      title: 'While a page loads',
      description: 'What a screen reader says when the next page takes longer than a moment.',
      examples: ['The page is loading'],
    }),
    navigated: formattedText('single-line', {
      title: 'After a change of page',
      description:
        'What a screen reader says when the next page is shown. {page} is replaced by its main heading.',
      examples: ['Navigated to {page}'],
      maximum: 60,
      // without a place for the title, every page would be announced with the same words, and so only
      // the first of them at all
      pattern: new RegExp(`(?=^.*\\{page\\})${visibleLine.source}`, 'u'),
      patternErrorMessage:
        'Write a sentence on one line, with {page} in place of the heading of the page.',
    }),
    notifications: singleLineText(40, {
      title: 'Name of the notification area',
      description: 'What a screen reader calls the place where messages appear, with its key.',
      examples: ['Notifications (F8)'],
    }),
    noNotifications: singleLineText(40, {
      title: 'Notification area without a message',
      description: 'Shown and read out when someone presses that key and there is no message.',
      examples: ['No notifications'],
    }),
    closeNotification: singleLineText(40, {
      title: 'Close button of a message',
      description: 'What a screen reader calls the button with the X.',
      examples: ['Close notification'],
    }),
    fallbackHeading: singleLineText(60, {
      title: 'Heading when a page fails',
      description: 'Shown when a page stops working in the visitor’s browser.',
      examples: ['This page lost its way'],
    }),
    fallbackText: singleLineText(200, {
      title: 'Sentence when a page fails',
      description: 'What the visitor can do then.',
      examples: ['Something went wrong while it was loading. The rest of the site still works.'],
    }),
    fallbackLink: singleLineText(40, {
      title: 'Link when a page fails',
      description: 'The words on the link home.',
      examples: ['Go to the home page'],
    }),
    draft: singleLineText(30, {
      title: 'Mark of a draft',
      description: 'Shown on pages and services that are drafts. Visitors never see it.',
      examples: ['Draft, not published'],
    }),
  })
  .meta({
    id: 'SiteWords',
    title: 'Words of the interface',
    description:
      'Words on every page: what screen readers say, which read pages aloud to people who can’t see them, and what is shown when a page fails.',
  });

/** A host, and perhaps a folder: no name, password, query or anchor. */
const siteUrl = /^https:\/\/[^\s"<>\\/?#@]+\.[^\s"<>\\/?#@]+(\/[^\s"<>\\/?#@]+)*$/;

/** Settings of the whole site. */
export const siteContent = z
  .strictObject({
    $schema: schemaReference.optional(),
    name: singleLineText(
      40,
      {
        title: 'Company name',
        description:
          'Shown in the header, the footer and every page title. This is the only place to change it.',
        examples: ['Ridgeline Ethical AI'],
      },
      'company-name',
    ),
    tagline: singleLineText(90, {
      title: 'Tagline',
      description: 'One short line under the name in the footer.',
      examples: ['AI that answers to people.'],
    }),
    url: formattedText('site-url', {
      title: 'Address of the site',
      description:
        'The web address of the site, without a "/" at the end. If the site is in a folder there, with its name: "https://example.com/website".',
      examples: ['https://www.example.com'],
      pattern: new RegExp(`(?!${pageFile.source})${siteUrl.source}`),
      patternErrorMessage:
        'Use the address of the home page: it starts with "https://" and doesn’t end in "/".',
    }),
    language: formattedText('language', {
      title: 'Language',
      description: 'The language of the site: two letters, and the country if it matters.',
      examples: ['en-US'],
      patternErrorMessage: 'Use a language such as "en" or "en-US".',
      pattern: /^[a-z]{2}(-[A-Z]{2})?$/,
    }),
    country: formattedText('code', {
      title: 'Country',
      description: 'Where the company is: two capital letters, for search engines.',
      examples: ['US'],
      patternErrorMessage: 'Use the two letters of a country, such as "US".',
      pattern: /^[A-Z]{2}$/,
    }),
    phones: phoneNumbers,
    description: singleLineText(
      320,
      {
        title: 'Description',
        description: 'One or two sentences about the company, for search engines and shared links.',
        examples: ['Ethical AI consulting in West Virginia: strategy, implementation and audits.'],
      },
      'meta-description',
    ),
    keywords,
    editor: hostedEditor.optional(),
    words: siteWords,
  })
  .meta({
    id: 'SiteContent',
    title: 'Site',
    description: 'Settings of the whole site: its name, its address, and the words on every page.',
  });

export type SiteContent = z.infer<typeof siteContent>;
