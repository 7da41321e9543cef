import type { FaultParams } from 'content-check/format-fault';
import { checkRepairs, type Repairs, type RepairsLike, suggested } from 'content-check/repairs';
import type { faultWords } from '../fields/fault-words';
import { contactTextRepairs } from './contact-texts';
import type { ruleWords } from './rule-words';

const better = (params: FaultParams) => [params.better];

/** What the editor offers in place of a wrong address, link or short name. */
export const repairs: Repairs = {
  ...checkRepairs,
  ...contactTextRepairs,
  ...({
    'address-spaces': ({ got }) => [got.replaceAll(/\s+/g, '')],
    'address-backslash': ({ got }) => [got.replaceAll('\\', '/')],
    'address-without-scheme': ({ got }) => [`https:${got}`],
    'address-insecure': ({ got }) => [got.replace(/^http:/i, 'https:')],
    'address-without-start': better,
    'address-start-uppercase': better,
    'address-character': better,
    'email-with-start': better,
    'address-slash-at-end': ({ got }) => [got.replace(/\/+$/, '')],
    'address-credentials': better,
    'site-address-query': better,
    'site-address-file': better,
    'page-uppercase': better,
    'page-without-slash': better,
    'page-with-ending': better,
    'path-wrong': (params) => (params.better === '/' ? [] : better(params)),
    'redirect-with-host': better,
    'short-name-wrong': (params) => (params.better === '' ? [] : better(params)),
  } satisfies RepairsLike<typeof faultWords>),
  ...({
    'page-unknown': ({ suggestion }) => suggested(suggestion),
    'page-with-slash': ({ path }) => [path],
    'page-moved': ({ to }) => [to],
    'redirect-with-slash': ({ path }) => [path],
    'anchor-unknown': ({ path, suggestion }) =>
      suggested(suggestion).map((anchor) => `${path}#${anchor}`),
    'anchor-reserved': ({ anchor }) => [`our-${anchor}`],
    'site-address-page': (params) => [params.better],
  } satisfies RepairsLike<typeof ruleWords>),
};
