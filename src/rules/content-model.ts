import { defineModel, type ModelDefinition } from 'content-check/define-model';
import { formatFaults } from '../fields/formats';
import { collections } from '../model/collections';
import { anchors } from './anchors';
import { contactForms } from './contact-forms';
import { contactTexts } from './contact-texts';
import { editorAddresses } from './editor-address';
import { wideHeader } from './wide-header';
import { hiddenPictures } from './hidden-pictures';
import { links } from './links';
import { linksToDrafts } from './links-to-drafts';
import { lostAddresses } from './lost-addresses';
import { pictureSizes } from './picture-sizes';
import { redirects } from './redirects';
import { repeatedCards } from './repeated-cards';
import { requiredPages } from './required-pages';
import { searchResults } from './search-results';
import { siteAddress } from './site-address';
import { undrawnLetters } from './undrawn-letters';
import { unlistedServices } from './unlisted-services';
import { withoutDrafts } from './without-drafts';

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
    wideHeader,
    pictureSizes,
    contactTexts,
    siteAddress,
    editorAddresses,
  ],
};

/** The content of the site: its files and its rules. */
export const contentModel = defineModel({
  ...content,
  finalRules: [unlistedServices, withoutDrafts(defineModel(content))],
});
