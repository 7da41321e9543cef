import { findingsOf } from 'content-check/words/words';
import type { ruleWords } from './rule-words';

/** What a rule of the site finds, for which `ruleWords` has words. */
export const finding = findingsOf<typeof ruleWords>();
