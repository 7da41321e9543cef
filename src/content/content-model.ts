import { defineModel, type ModelDefinition } from 'content-check/define-model';
import { formatFaults } from './fields/formats';
import { collections } from './model/collections';
import { anchors } from './rules/anchors';
import { contactForms } from './rules/contact-forms';
import { contactTexts } from './rules/contact-texts';
import { editorAddresses } from './rules/editor-address';
import { wideHeader } from './rules/wide-header';
import { hiddenPictures } from './rules/hidden-pictures';
import { links } from './rules/links';
import { linksToDrafts } from './rules/links-to-drafts';
import { lostAddresses } from './rules/lost-addresses';
import { pictureSizes } from './rules/picture-sizes';
import { redirects } from './rules/redirects';
import { repeatedCards } from './rules/repeated-cards';
import { requiredPages } from './rules/required-pages';
import { searchResults } from './rules/search-results';
import { siteAddress } from './rules/site-address';
import { undrawnLetters } from './rules/undrawn-letters';
import { unlistedServices } from './rules/unlisted-services';
import { withoutDrafts } from './rules/without-drafts';

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
