import type { ContentModel } from 'content-check/content-model';
import { terminalWords } from 'content-check/words/terminal-words';
import { collections } from './model/collections';
import { faultWords } from './fields/fault-words';
import { contactTextProblems } from './rules/contact-texts';
import { editorAddressProblems } from './rules/editor-address';
import { editorWords } from './rules/editor-words';
import { headerProblems } from './rules/header';
import { anchorProblems, linkProblems } from './rules/links';
import { lostAddressProblems } from './rules/lost-addresses';
import { smallPictures } from './rules/picture-sizes';
import { redirectProblems } from './rules/redirects';
import { repairs } from './rules/repairs';
import { requiredPageProblems } from './rules/routes';
import { ruleWords } from './rules/rule-words';
import { searchResultProblems } from './rules/search-results';
import { sectionProblems } from './rules/sections';
import { siteAddressProblems } from './rules/site-address';
import { repeatedCards, unlistedServices } from './rules/services';
import { threadProblems } from './rules/thread';
import { undrawnLetterProblems } from './rules/undrawn-letters';

/** The content of the site: its files, its rules, and the words about them. */
export const contentModel: ContentModel = {
  collections,
  pictureFolder: 'images',
  rules: [
    requiredPageProblems,
    linkProblems,
    redirectProblems,
    lostAddressProblems,
    anchorProblems,
    sectionProblems,
    repeatedCards,
    searchResultProblems,
    undrawnLetterProblems,
    headerProblems,
    smallPictures,
    threadProblems,
    contactTextProblems,
    siteAddressProblems,
    editorAddressProblems,
  ],
  finalRules: [unlistedServices],
  repairs,
  words: { terminal: { ...terminalWords, ...faultWords, ...ruleWords }, editor: editorWords },
};
