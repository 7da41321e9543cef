import { defineModel, type ModelDefinition } from 'content-check/define-model';
import { formatFaults } from '../fields/formats';
import { collections } from '../model/collections';
import { editorAddresses, requiredPages, siteUrlOfPage } from './addresses';
import { anchors, repeatedCards, unlistedServices } from './cards';
import { contactForms } from './contact-forms';
import { contactTexts, trunkPrefixes } from './contact-texts';
import { linksToDrafts, withoutDrafts } from './drafts';
import { largeTexts, searchResults, undrawnLetters, wideHeader } from './fitting-texts';
import { links } from './links';
import { hiddenPictures, pictureSizes } from './pictures';
import { lostAddresses, redirects } from './redirects';

/** What must be true of the content, with its drafts and without. */
const content: ModelDefinition = {
  collections,
  pictureFolder: 'images',
  faults: formatFaults,
  rules: [
    requiredPages,
    links,
    linksToDrafts,
    redirects,
    lostAddresses,
    anchors,
    contactForms,
    hiddenPictures,
    repeatedCards,
    searchResults,
    undrawnLetters,
    largeTexts,
    wideHeader,
    pictureSizes,
    contactTexts,
    trunkPrefixes,
    siteUrlOfPage,
    editorAddresses,
  ],
};

/** The content of the site: its files and its rules. */
export const contentModel = defineModel({
  ...content,
  finalRules: [unlistedServices, withoutDrafts(defineModel(content))],
});
