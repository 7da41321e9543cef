import type { ContentModel } from 'content-check/content-model';
import { terminalWords } from 'content-check/words/terminal-words';
import { collections } from '../content-model/collections';
import { faultWords } from '../fields/fault-words';
import { formAddressProblems } from './form-address';
import { formHostProblems } from './form-host';
import { formWords } from './form-words';
import { headerProblems } from './header';
import { anchorProblems, linkProblems } from './links';
import { lostAddressProblems } from './lost-addresses';
import { smallPictures } from './picture-sizes';
import { redirectProblems } from './redirects';
import { repairs } from './repairs';
import { requiredPageProblems } from './routes';
import { ruleWords } from './rule-words';
import { searchResultProblems } from './search-results';
import { sectionProblems } from './sections';
import { siteAddressProblems } from './site-address';
import { repeatedCards, unlistedServices } from './services';
import { threadProblems } from './thread';
import { undrawnLetterProblems } from './undrawn-letters';

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
    siteAddressProblems,
    formAddressProblems,
    formHostProblems,
  ],
  finalRules: [unlistedServices],
  repairs,
  words: { terminal: { ...terminalWords, ...faultWords, ...ruleWords }, form: formWords },
};
