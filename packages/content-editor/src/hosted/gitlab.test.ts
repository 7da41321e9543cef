import { contentForTests } from '../../tests/small-site/content-folder';
import { gitlabCase } from '../../tests/gitlab/gitlab-case';
import { edit } from '../../tests/stand-in/host-case';
import { refusal } from '../../tests/stand-in/mishaps';
import { hostedSiteForTests } from '../../tests/stand-in/hosted-site-for-tests';

/* What only GitLab has. */

const content = contentForTests();
const found = hostedSiteForTests(gitlabCase, content);

const contact = 'contact.json';

it('tells GitLab’s reason where no move of the branch explains a refusal', async () => {
  const store = await found.open();
  const change = await edit(store, contact, 'Elizabeth', 'Beckley');
  found.standIn.meet = (name) =>
    gitlabCase.isSave(name) ? refusal(400, { message: 'Pushes are frozen' }) : undefined;
  await expect(store.save([change], 'Contact')).rejects.toThrow('It says: “Pushes are frozen”');
});

it('changes nothing that was read before the branch moved, even if it moved between two readings', async () => {
  const store = await found.open();
  const change = await edit(store, contact, 'Elizabeth', 'Beckley');
  const { repository } = found.standIn;
  const before = repository.head;
  const theirs = content.read(contact).replace('0142', '0199');
  const after = repository.commit({ [`content/${contact}`]: theirs }, 'Elsewhere');
  let isFirst = true;
  // GitLab finds the last commit, and the folders at another one
  found.standIn.meet = (name) => {
    if (!isFirst || !name.endsWith('Head')) return undefined;
    isFirst = false;
    return Response.json({
      data: {
        currentUser: { username: 'june' },
        project: {
          id: 'gid://gitlab/Project/42',
          archived: false,
          userPermissions: { pushCode: true },
          repository: {
            top: { lastCommit: { sha: after.oid } },
            beside: {
              trees: {
                nodes: [{ path: 'content', sha: repository.treeId(before, 'content') }],
              },
            },
          },
        },
      },
    });
  };
  expect(await store.save([change], 'Contact')).toEqual({ result: 'outdated' });
  expect(repository.head).toBe(after);
});

it('reads a text as it is, where GitLab has guessed another encoding', async () => {
  found.standIn.garbled = 'Elizabeth';
  const snapshot = await (await found.open()).load();
  expect(snapshot?.files[contact]).toBe(content.read(contact));
});

it('saves many files at once', async () => {
  const service = content.read('services/ethical-ai-audits.json');
  const paths = Array.from({ length: 45 }, (_, index) => `services/more-${index}.json`);
  found.standIn.repository.commit(
    Object.fromEntries(paths.map((path) => [`content/${path}`, service])),
    'More',
  );
  const store = await found.open();
  const changes = paths.map((path) => ({ path, before: service, text: null }));
  expect(await store.save(changes, 'Fewer')).toMatchObject({ result: 'saved' });
  expect([...found.standIn.repository.head.files.keys()].join()).not.toContain('more-');
});

it('tells of a change by others that it has replaced, which GitLab could not see', async () => {
  const store = await found.open();
  const change = await edit(store, contact, 'Elizabeth', 'Beckley');
  found.standIn.isLate = true;
  found.standIn.meet = (name) => {
    if (gitlabCase.isSave(name))
      found.standIn.repository.commit({ [`content/${contact}`]: '{}' }, 'Elsewhere');
    return undefined;
  };
  expect(await store.save([change], 'Contact')).toMatchObject({
    result: 'saved',
    remark: expect.stringContaining('this save has replaced it') as string,
  });
});
