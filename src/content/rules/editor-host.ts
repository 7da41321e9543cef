import type { ContentFolder } from 'content-check/content-document';
import type { Finding, Problem } from 'content-check/problem';
import { problemAt } from 'content-check/problem-at';
import { valueAt } from 'content-check/schema-traversal';
import { finding } from './finding';

/** What the host of the editor on the published site does not have. */
export function editorHostProblems({ documents }: ContentFolder): readonly Problem[] {
  const site = documents.find(({ collection }) => collection?.name === 'site');
  if (!site) return [];
  const at = (field: string) => valueAt(site.value, ['editor', field]);
  const problem = (field: string, found: Finding) => problemAt(site, ['editor', field], found);
  const [host, repository, address] = [at('host'), at('repository'), at('address')];
  const needless =
    host === 'github'
      ? ['address', 'applicationId'].filter((field) => at(field) !== undefined)
      : [];
  const hasGroups = typeof repository === 'string' && repository.split('/').length > 2;
  const end = `/${String(repository)}`;
  const better =
    host !== 'github' && typeof address === 'string' && address.endsWith(end)
      ? address.slice(0, -end.length)
      : undefined;
  return [
    ...needless.map((field) => problem(field, finding('editor-host-github'))),
    ...(hasGroups && (host === 'github' || host === 'forgejo')
      ? [problem('repository', finding('editor-host-groups'))]
      : []),
    ...(better === undefined
      ? []
      : [problem('address', finding('editor-host-address', { better }))]),
  ];
}
