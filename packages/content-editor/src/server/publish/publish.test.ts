import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { clone, siteForTests } from '../../../tests/helpers/published-site';
import { resolveConflicts } from '../../../tests/helpers/editor-session';
import { sessionOf } from '../../../tests/helpers/session-of-clone';
import { publishEdits } from '../../session/publish/send-edits';
import { isAnyEdited } from '../../session/state/edited';
import type { FileWrite } from '../../store/content';
import { settledContent, settledPublicState } from './during-publication';
import { publish } from './publish';
import { publicStateOf } from './public-state';

const site = siteForTests();
const { mine, theirs } = site;

const contact = 'content/contact.json';

/** Publishes changes, and what else of the content differs. */
const publishMine = (writes: readonly FileWrite[] = [], signal?: AbortSignal) =>
  publish(mine.content, { message: 'Contact\n\nThe city.', writes }, signal);

/** The change of a text in the contact details. */
function changeOf(words: string, replacement: string): FileWrite {
  const before = mine.read(contact);
  return { path: 'contact.json', before, text: before.replace(words, replacement) };
}

const toBeckley = () => changeOf('Elizabeth', 'Beckley');

const addedPage = 'content/pages/new-page.json';
const service = 'content/services/ethical-ai-audits.json';
const movedService = 'content/services/moved-service.json';

/** The files that are public. */
const publicFiles = () =>
  mine.git('ls-tree', '-r', '--name-only', 'origin/main').split('\n').filter(Boolean);

/** The text of one more page. */
function newPage(): string {
  const { sections, ...page } = JSON.parse(mine.read('content/pages/about.json')) as {
    sections: object[];
  };
  const words = { path: '/news', title: 'News of the Valley', schemaType: undefined };
  const hero = { ...sections[0], heading: 'What Is New in the Valley' };
  return `${JSON.stringify({ ...page, ...words, sections: [hero] }, null, 2)}\n`;
}

/** Writes a hook of a repository. */
function hook(gitFolder: string, name: string, script: string): void {
  const file = path.join(gitFolder, 'hooks', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
}

/** Waits until a file is there, such as one by which a hook says that it has begun. */
async function fileAt(file: string): Promise<void> {
  while (!existsSync(file)) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** A hook of a repository, which fails with a message. */
const failingHook = (gitFolder: string, name: string) =>
  hook(gitFolder, name, `echo "The rule of ${name} is broken." >&2\nexit 1`);

describe('publishing by Git', () => {
  /** What Git knows of the folder: where it is, what is staged, and what is changed. */
  const stateOfMine = () =>
    ['rev-parse HEAD', 'ls-files --stage', 'status --porcelain']
      .map((command) => mine.git(...command.split(' ')))
      .join('\n');

  describe('what the form tells of what others have published meanwhile', () => {
    beforeEach(() => {
      theirs.replace(contact, '304', '681');
      theirs.copy('content/images/quilt-dawn.webp', 'content/images/new-picture.webp');
      theirs.publishAll();
    });

    it('what others have published is not told as taken back here', async () => {
      const before = mine.read(contact);
      mine.replace(contact, 'Elizabeth', 'Beckley');
      mine.git('fetch', '--quiet');
      const { files, pictures } = await publicStateOf(mine.content);
      expect(files['contact.json']).toBe(before);
      expect(pictures).toEqual({});
    });

    it('what others have published is not told as waiting here, if this folder has it under another commit', async () => {
      mine.git('fetch', '--quiet');
      mine.write(contact, theirs.read(contact));
      const { files } = await publicStateOf(mine.content);
      expect(files['contact.json']).toBe(theirs.read(contact));
    });
  });

  describe('what is published', () => {
    it('a publication is what was edited, under a message in words', async () => {
      expect(await publishMine([toBeckley()])).toMatchObject({ result: 'done' });
      expect(mine.published(contact)).toContain('Beckley');
      expect(mine.read(contact)).toContain('Beckley');
      expect(mine.git('log', '-1', '--format=%B%an', 'origin/main')).toBe(
        'Contact\n\nThe city.\nJune Carpenter\n',
      );
    });

    it('a publication has a record that is longer than a command may be', async () => {
      const message = `Contact\n\n${'The city. '.repeat(20_000)}End.`;
      const answer = await publish(mine.content, { message, writes: [toBeckley()] });
      expect(answer).toMatchObject({ result: 'done' });
      expect(mine.git('log', '-1', '--format=%B', 'origin/main')).toContain('End.');
    });

    it('a publication is the content alone: other changes stay as they are, staged or not', async () => {
      mine.replace(contact, 'Elizabeth', 'Beckley');
      mine.write('package.json', '{ "name": "staged" }\n');
      mine.git('add', 'package.json');
      mine.write('package.json', '{ "name": "changed since" }\n');
      mine.write('notes.txt', 'New');
      mine.write('content/notes.txt', 'New');
      expect(await publishMine()).toMatchObject({ result: 'done' });
      expect(mine.git('show', '--name-only', '--format=', 'origin/main')).toBe(`${contact}\n`);
      expect(mine.git('status', '--porcelain')).toBe(
        'MM package.json\n?? content/notes.txt\n?? notes.txt\n',
      );
      expect(mine.git('show', ':package.json')).toContain('staged');
    });

    it('a publication has new files and pictures, and deleted ones no more', async () => {
      mine.write(addedPage, newPage());
      mine.copy('content/images/quilt-dawn.webp', 'content/images/new-picture.webp');
      expect(await publicStateOf(mine.content)).toMatchObject({
        pictures: { 'images/new-picture.webp': 'new' },
      });
      expect(await publishMine()).toMatchObject({ result: 'done' });
      expect(mine.published(addedPage)).toContain('/news');
      expect(mine.git('ls-tree', '-r', '--name-only', 'origin/main')).toContain('new-picture.webp');
      expect(await publicStateOf(mine.content)).toMatchObject({ pictures: {} });
      mine.remove(addedPage);
      expect(await publishMine()).toMatchObject({ result: 'done' });
      expect(mine.git('ls-tree', '-r', '--name-only', 'origin/main')).not.toContain(addedPage);
    });

    it('a publication has pictures and texts of every name and folder that the check accepts', async () => {
      const names = ['images/IMG_1234.webp', 'images/our photo [1].webp', 'images/team/Anna.webp'];
      for (const name of names) mine.copy('content/images/quilt-dawn.webp', `content/${name}`);
      mine.write('content/pages/What’s new.json', newPage());
      expect(await publicStateOf(mine.content)).toMatchObject({
        pictures: Object.fromEntries(names.map((name) => [name, 'new'])),
      });
      expect(await publishMine()).toMatchObject({ result: 'done' });
      expect(mine.git('status', '--porcelain')).toBe('');
      const gone = names.map((name) => ({ path: name, base64: null }));
      expect(await publishMine(gone)).toMatchObject({ result: 'done' });
      expect(mine.git('ls-tree', '-r', '--name-only', '-z', 'origin/main')).not.toMatch(
        /IMG_1234|our photo|Anna/,
      );
    });

    it.each([
      ['that is staged', ['rm', '--quiet']],
      ['of a file that Git was told to forget', ['rm', '--quiet', '--cached']],
    ])('a publication has a deletion %s', async (_, command) => {
      mine.write(addedPage, newPage());
      mine.publishAll();
      mine.git(...command, addedPage);
      rmSync(path.join(mine.folder, addedPage), { force: true });
      expect(await publishMine()).toMatchObject({ result: 'done' });
      expect(publicFiles()).not.toContain(addedPage);
      expect(mine.git('status', '--porcelain')).toBe('');
    });

    it('a publication has a file that Git was told to forget and that is still there', async () => {
      mine.git('rm', '--quiet', '--cached', contact);
      mine.replace(contact, 'Elizabeth', 'Beckley');
      expect(await publishMine()).toMatchObject({ result: 'done' });
      expect(mine.published(contact)).toContain('Beckley');
    });

    it('a publication has a file that was moved by Git under its new name alone', async () => {
      mine.git('mv', service, movedService);
      expect(await publishMine()).toMatchObject({ result: 'done' });
      expect(publicFiles()).toContain(movedService);
      expect(publicFiles()).not.toContain(service);
      expect(mine.git('status', '--porcelain')).toBe('');
    });

    it('a publication is all that was changed, once a hook that has refused it agrees', async () => {
      failingHook(path.join(mine.folder, '.git'), 'pre-commit');
      mine.copy(service, movedService);
      mine.remove(service);
      mine.write(addedPage, newPage());
      const unknown = () => mine.git('ls-files', '--others', 'content');
      const before = unknown();
      expect(await publishMine()).toMatchObject({ result: 'refused', code: 'commit' });
      expect(await publishMine()).toMatchObject({ result: 'refused', code: 'commit' });
      // as it was, so that nothing waits in Git’s index for somebody’s next commit
      expect(unknown()).toBe(before);
      mine.remove(addedPage);
      mine.remove('.git/hooks/pre-commit');
      expect(await publishMine()).toMatchObject({ result: 'done' });
      expect(publicFiles()).toContain(movedService);
      expect(publicFiles()).not.toContain(service);
      expect(mine.git('status', '--porcelain')).toBe('');
    });

    it('a publication is nothing as long as there are mistakes, whatever others have published', async () => {
      theirs.replace('content/site.json', 'Example', 'Sample');
      theirs.publishAll();
      mine.replace(contact, '"email"', '"mail"');
      const answer = await publishMine();
      expect(answer).toMatchObject({ result: 'mistakes' });
      if (answer.result === 'mistakes') expect(answer.problems[0]?.file).toBe('contact.json');
      expect(mine.git('log', '-1', '--format=%s', 'origin/main')).toBe('Elsewhere\n');
      expect(mine.read(contact)).toContain('"mail"');
    });

    it('a publication is nothing without a change', async () => {
      const before = mine.git('rev-parse', 'origin/main');
      expect(await publishMine()).toMatchObject({ result: 'done' });
      expect(mine.git('rev-parse', 'origin/main')).toBe(before);
    });
  });

  describe('what others have published meanwhile', () => {
    it('what others have published is merged field by field, and comes into the folder', async () => {
      const { session } = await sessionOf(mine);
      theirs.replace(contact, '304', '681');
      theirs.write('package.json', '{ "name": "newer" }\n');
      theirs.publishAll();
      session.change('location', 'Beckley, WV', { file: 'contact.json' });
      expect(await publishEdits(session)).toMatchObject({ result: 'done' });
      for (const text of [mine.published(contact), mine.read(contact)]) {
        expect(text).toContain('Beckley');
        expect(text).toContain('681');
      }
      expect(mine.read('package.json')).toContain('newer');
      expect(mine.git('status', '--porcelain')).toBe('');
    });

    it('what others have published is asked about in the same field, and nothing is sent before somebody has decided', async () => {
      const { session } = await sessionOf(mine);
      theirs.replace(contact, 'Elizabeth', 'Charleston');
      theirs.replace(contact, '304', '681');
      theirs.publishAll();
      session.change('location', 'Beckley, WV', { file: 'contact.json' });
      expect(await publishEdits(session)).toEqual({ result: 'outdated' });
      expect(session.state.conflicts).toMatchObject([{ field: 'location' }]);
      expect(mine.published(contact)).toContain('Charleston');
      // a decision is about its field alone: while somebody decides, others change another one that is changed here, too
      session.change('phone', '(740) 555-0142', { file: 'contact.json' });
      theirs.replace(contact, '681', '606');
      theirs.publishAll();
      resolveConflicts(session);
      expect(await publishEdits(session)).toEqual({ result: 'outdated' });
      expect(session.state.conflicts).toMatchObject([{ field: 'phone' }]);
      expect(mine.published(contact)).toContain('606');
      resolveConflicts(session);
      expect(await publishEdits(session)).toMatchObject({ result: 'done' });
      for (const text of ['Beckley', '740']) expect(mine.published(contact)).toContain(text);
    });

    it('the history names who has made the other version', async () => {
      const { session, store } = await sessionOf(mine);
      theirs.git('config', 'user.name', 'Ada Rivers');
      theirs.replace(contact, 'Elizabeth', 'Charleston');
      theirs.publishAll();
      session.change('location', 'Beckley, WV', { file: 'contact.json' });
      await publishEdits(session);
      expect(await store.history.authorElsewhere('contact.json')).toBe('Ada Rivers');
    });

    it('what others have published is not lost if both publish at once', async () => {
      const sessions = [
        (await sessionOf(mine)).session,
        (await sessionOf(theirs)).session,
      ] as const;
      sessions[0].change('location', 'Beckley, WV', { file: 'contact.json' });
      sessions[1].change('phone', '(681) 555-0142', { file: 'contact.json' });
      for (const outcome of await Promise.all(sessions.map((session) => publishEdits(session))))
        expect(outcome).toMatchObject({ result: 'done' });
      expect(mine.published(contact)).toContain('Beckley');
      expect(mine.published(contact)).toContain('681');
    });

    it('what others have published is not sent on if it makes a mistake together with what is here', async () => {
      theirs.write(addedPage, newPage());
      theirs.publishAll();
      const added = { path: 'pages/same-address.json', before: null, text: newPage() };
      expect(await publishMine([added])).toMatchObject({ result: 'mistakes' });
      expect(publicFiles().join()).not.toContain('same-address');
      expect(existsSync(path.join(mine.folder, 'content', added.path))).toBe(false);
      expect(await publishMine()).toMatchObject({ result: 'done' });
    });
  });

  describe('what doesn’t get through', () => {
    it.each([
      ['a private email address', 'error: GH007: Your push would publish a private email address.'],
      ['a secret in a file', 'error: GH013: Repository rule violations found.\nSecret on line 3.'],
      ['a rule that speaks of something else', 'The ticket was not found. You have no permission.'],
    ])('a refusal is quoted whole, and leaves no commit behind: %s', async (_, said) => {
      const script = said.split('\n').map((line) => `echo "${line}" >&2`);
      hook(site.remote, 'pre-receive', `${script.join('\n')}\nexit 1`);
      mine.write('package.json', '{ "name": "staged" }\n');
      mine.git('add', 'package.json');
      const before = stateOfMine();
      const added = { path: 'pages/new-page.json', before: null, text: newPage() };
      const changes = [toBeckley(), added];
      const answer = await publishMine(changes);
      expect(answer).toMatchObject({ result: 'refused', code: 'refused' });
      const { details = '' } = answer.result === 'refused' ? answer : {};
      for (const line of said.split('\n')) expect(details).toContain(`remote: ${line}`);
      expect(details).toContain('pre-receive hook declined');
      expect(stateOfMine()).toBe(before);
      expect(mine.read(contact)).toContain('Elizabeth');
      // as after the address was corrected: the first commit would have kept it
      mine.git('config', 'user.email', 'june@users.example.org');
      rmSync(path.join(site.remote, 'hooks/pre-receive'));
      expect(await publishMine(changes)).toMatchObject({ result: 'done' });
      expect(mine.git('log', '--format=%ae', 'origin/main')).toBe(
        'june@users.example.org\njune@example.org\n',
      );
    });

    it('a commit stays with its files if the branch can’t be moved back, and the next publication sends it', async () => {
      hook(path.join(mine.folder, '.git'), 'post-commit', 'touch .git/refs/heads/main.lock');
      const answer = await publishMine([toBeckley()]);
      expect(answer).toMatchObject({ result: 'refused', code: 'commit-stays' });
      expect(mine.read(contact)).toContain('Beckley');
      mine.remove('.git/refs/heads/main.lock');
      mine.remove('.git/hooks/post-commit');
      expect(await publishMine([])).toMatchObject({ result: 'done' });
      expect(mine.git('show', `origin/main:${contact}`)).toContain('Beckley');
      expect(mine.git('status', '--porcelain')).toBe('');
    });

    it('a commit is in neither the branch nor Git’s index before it is public, when a hook fails that others may start from', async () => {
      const seen = path.join(site.folder, 'seen');
      const before = stateOfMine();
      const commands = 'git rev-parse HEAD && git diff --cached --name-only';
      hook(path.join(mine.folder, '.git'), 'pre-push', `(${commands}) > '${seen}'; exit 1`);
      expect(await publishMine([toBeckley()])).toMatchObject({ code: 'refused' });
      expect(readFileSync(seen, 'utf8')).toBe(mine.git('rev-parse', 'HEAD'));
      expect(stateOfMine()).toBe(before);
    });

    it('a file is put back also if a hook has formatted it, whether that hook agrees or refuses', async () => {
      const before = stateOfMine();
      const format = `sed -i.old 's/: "/:   "/' ${contact}; rm ${contact}.old; git add ${contact}`;
      const preCommit = path.join(mine.folder, '.git');
      for (const [end, code] of [
        ['', 'refused'],
        ['; exit 1', 'commit'],
      ] as const) {
        hook(preCommit, 'pre-commit', format + end);
        failingHook(site.remote, 'pre-receive');
        expect(await publishMine([toBeckley()])).toMatchObject({ result: 'refused', code });
        expect(stateOfMine()).toBe(before);
        expect(mine.read(contact)).toContain('Elizabeth');
      }
    });

    it('a file that another program has saved meanwhile stays as it was saved', async () => {
      const started = path.join(site.folder, 'started');
      hook(path.join(mine.folder, '.git'), 'pre-push', `touch '${started}'; sleep 60`);
      const cancelled = new AbortController();
      const about = 'content/pages/about.json';
      const aboutBefore = mine.read(about);
      const change = {
        path: 'pages/about.json',
        before: aboutBefore,
        text: aboutBefore.replace('these hills', 'these hollows'),
      };
      const answer = publishMine([toBeckley(), change], cancelled.signal);
      await fileAt(started);
      mine.replace(contact, '304', '681');
      const saved = mine.read(contact);
      cancelled.abort();
      expect(await answer).toMatchObject({ result: 'refused', code: 'cancelled' });
      expect(mine.read(contact)).toBe(saved);
      expect(mine.read(about)).toBe(aboutBefore);
    });

    it('a publication is taken back, if nobody knows whether it got through, and sent anew if it didn’t', async () => {
      const before = stateOfMine();
      // the remote is gone when it is asked again
      const gone = `mv '${site.remote}' '${site.remote}.gone'; exit 1`;
      hook(path.join(mine.folder, '.git'), 'pre-push', gone);
      const { session } = await sessionOf(mine);
      session.change('location', 'Beckley, WV', { file: 'contact.json' });
      expect(await publishEdits(session)).toMatchObject({ result: 'refused', code: 'maybe-sent' });
      expect(stateOfMine()).toBe(before);
      renameSync(`${site.remote}.gone`, site.remote);
      mine.remove('.git/hooks/pre-push');
      theirs.replace(contact, '304', '681');
      theirs.publishAll();
      expect(await publishEdits(session)).toMatchObject({ result: 'done' });
      for (const text of ['Beckley', '681']) expect(mine.published(contact)).toContain(text);
    });

    it('a publication is found at the remote, if nobody knew whether it got through, and it did', async () => {
      hook(
        site.remote,
        'post-receive',
        `cat >/dev/null; mv '${site.remote}' '${site.remote}.gone'; kill -KILL $PPID`,
      );
      const { session } = await sessionOf(mine);
      session.change('location', 'Beckley, WV', { file: 'contact.json' });
      expect(await publishEdits(session)).toMatchObject({ result: 'refused', code: 'maybe-sent' });
      expect(mine.read(contact)).toContain('Elizabeth');
      renameSync(`${site.remote}.gone`, site.remote);
      rmSync(path.join(site.remote, 'hooks/post-receive'));
      expect(await publishEdits(session)).toMatchObject({ result: 'done' });
      expect(mine.git('log', '--format=%s', 'origin/main').trim().split('\n')).toHaveLength(2);
      expect(isAnyEdited(session.state)).toBe(false);
    });

    it('a publication is known to be public, if only the answer was lost', async () => {
      hook(site.remote, 'post-receive', 'cat >/dev/null; kill -KILL $PPID');
      expect(await publishMine([toBeckley()])).toMatchObject({ result: 'done' });
      expect(mine.published(contact)).toContain('Beckley');
    });
  });

  it('a publication goes on after a commit that was stopped before Git had noted it', async () => {
    mine.replace(contact, 'Elizabeth', 'Beckley');
    mine.write(addedPage, newPage());
    expect(await publishMine()).toMatchObject({ result: 'done' });
    mine.git('read-tree', 'HEAD^');
    mine.replace(contact, 'Beckley', 'Charleston');
    expect(await publishMine()).toMatchObject({ result: 'done' });
    expect(mine.published(contact)).toContain('Charleston');
    expect(mine.git('status', '--porcelain')).toBe('');
  });

  describe('while another program holds the lock of Git’s index', () => {
    /** Locks the index as soon as Git has committed. */
    const lockAfterCommit = () =>
      hook(path.join(mine.folder, '.git'), 'post-commit', 'touch .git/index.lock');

    it('a publication is public, and is in the folder’s Git with the next publication, whatever others have published', async () => {
      lockAfterCommit();
      const page = { path: 'pages/new-page.json', before: null, text: newPage() };
      expect(await publishMine([toBeckley(), page])).toMatchObject({ result: 'done' });
      expect((await publicStateOf(mine.content)).files['contact.json']).toContain('Beckley');
      mine.remove('.git/index.lock');
      mine.remove('.git/hooks/post-commit');
      theirs.git('pull', '--quiet');
      theirs.replace(contact, '304', '681');
      theirs.publishAll();
      // somebody has copied it into this folder
      mine.write(contact, theirs.read(contact));
      expect(await publishMine()).toMatchObject({ result: 'done' });
      expect(mine.git('rev-parse', 'HEAD')).toBe(theirs.git('rev-parse', 'HEAD'));
      expect(mine.git('status', '--porcelain')).toBe('');
    });

    it('a publication can’t take in what others have published, which is told as Git tells it', async () => {
      theirs.replace(contact, '304', '681');
      theirs.publishAll();
      const about = mine.read('content/pages/about.json');
      mine.write('content/pages/about.json', about.replace('these hills', 'these hollows'));
      mine.write('.git/index.lock', '');
      expect(await publishMine()).toMatchObject({
        result: 'refused',
        code: 'failed',
        details: expect.stringMatching(/index\.lock[^]*remove the file manually/) as string,
      });
    });

    it('a publication leaves no commit if it is refused', async () => {
      const before = stateOfMine();
      lockAfterCommit();
      failingHook(site.remote, 'pre-receive');
      expect(await publishMine([toBeckley()])).toMatchObject({ code: 'refused' });
      expect(mine.read(contact)).toContain('Elizabeth');
      mine.remove('.git/index.lock');
      expect(stateOfMine()).toBe(before);
    });
  });

  it('a publication goes on from a commit of its own that was stopped before it was sent, whatever others have published', async () => {
    const index = readFileSync(path.join(mine.folder, '.git/index'));
    mine.replace(contact, 'Elizabeth', 'Beckley');
    mine.git('commit', '--quiet', '--all', '--message', 'Stopped');
    writeFileSync(path.join(mine.folder, '.git/index'), index);
    theirs.replace('content/pages/about.json', 'these hills', 'these hollows');
    theirs.publishAll();
    expect(await publishMine()).toMatchObject({ result: 'done' });
    expect(mine.published(contact)).toContain('Beckley');
    expect(mine.published('content/pages/about.json')).toContain('hollows');
    expect(mine.git('status', '--porcelain')).toBe('');
  });

  it('a publication leaves a commit about other files, too, in the branch, though the index is behind it', async () => {
    const index = readFileSync(path.join(mine.folder, '.git/index'));
    mine.replace(contact, 'Elizabeth', 'Beckley');
    mine.write('notes.txt', 'Notes');
    mine.git('add', '--all');
    mine.git('commit', '--quiet', '--message', 'Own work');
    writeFileSync(path.join(mine.folder, '.git/index'), index);
    expect(await publishMine()).toMatchObject({ result: 'refused', code: 'other-work' });
    expect(mine.git('log', '-1', '--format=%s')).toBe('Own work\n');
  });

  it('a publication leaves a file to those who have deleted it meanwhile, if it has not changed here', async () => {
    mine.write(addedPage, newPage());
    mine.publishAll();
    theirs.git('pull', '--quiet');
    theirs.remove(addedPage);
    theirs.publishAll();
    mine.replace(contact, 'Elizabeth', 'Beckley');
    expect(await publishMine()).toMatchObject({ result: 'done' });
    expect(publicFiles()).not.toContain(addedPage);
    expect(existsSync(path.join(mine.folder, addedPage))).toBe(false);
  });

  it('a publication has what a hook adds from outside of the content, of which nothing is left to commit', async () => {
    const add = `echo '{ "hook": true }' > package.json; git add package.json`;
    hook(path.join(mine.folder, '.git'), 'pre-commit', add);
    expect(await publishMine([toBeckley()])).toMatchObject({ result: 'done' });
    expect(mine.published('package.json')).toContain('hook');
    expect(mine.git('status', '--porcelain')).toBe('');
  });

  it('a publication is done with a file that Git was told to forget, and that has not changed', async () => {
    mine.git('rm', '--quiet', '--cached', contact);
    expect(await publishMine()).toMatchObject({ result: 'done' });
    expect(mine.published(contact)).toContain('Elizabeth');
  });

  it('a publication puts back what was staged, and what was only announced, if a hook refuses', async () => {
    mine.write(addedPage, newPage());
    mine.git('add', '--intent-to-add', addedPage);
    mine.git('mv', service, movedService);
    failingHook(path.join(mine.folder, '.git'), 'pre-commit');
    const staged = () => mine.git('diff', '--cached', '--name-status', '--no-renames');
    const before = staged();
    for (let time = 0; time < 2; time += 1) {
      expect(await publishMine()).toMatchObject({ code: 'commit' });
      expect(staged()).toBe(before);
    }
  });

  it('a publication can be cancelled while a hook waits that runs after what others have published came in', async () => {
    theirs.replace(contact, '304', '681');
    theirs.publishAll();
    const started = path.join(site.folder, 'started');
    hook(path.join(mine.folder, '.git'), 'post-merge', `touch '${started}'; sleep 1000`);
    const cancelled = new AbortController();
    const answer = publishMine([toBeckley()], cancelled.signal);
    while (!existsSync(started)) await new Promise((resolve) => setTimeout(resolve, 20));
    cancelled.abort();
    expect(await answer).toMatchObject({ result: 'refused', code: 'cancelled' });
    expect(mine.git('log', '-1', '--format=%s')).toBe('Elsewhere\n');
    expect(mine.read(contact)).toBe(theirs.read(contact));
    expect(mine.git('status', '--porcelain')).toBe('');
  });

  it('a publication has what a hook of the repository has formatted, again and again', async () => {
    const format = `sed -i.old 's/: "/:   "/' ${contact}; rm ${contact}.old; git add ${contact}`;
    hook(path.join(mine.folder, '.git'), 'pre-commit', format);
    for (const [city, phone] of [
      ['Beckley', '681'],
      ['Charleston', '740'],
    ] as const) {
      theirs.git('pull', '--quiet');
      theirs.replace('content/site.json', 'Example', `Example ${phone}`);
      theirs.publishAll();
      const change = changeOf(city === 'Beckley' ? 'Elizabeth' : 'Beckley', city);
      expect(await publishMine([change])).toMatchObject({ result: 'done' });
      expect(mine.published(contact)).toContain(`:   "${city}`);
      expect(mine.git('status', '--porcelain')).toBe('');
    }
  });

  describe('a branch that isn’t there any more', () => {
    it('the branch is not made anew, where nobody builds it', async () => {
      execFileSync('git', ['branch', '--move', 'main', 'trunk'], { cwd: site.remote });
      mine.replace(contact, 'Elizabeth', 'Beckley');
      expect(await publishMine()).toMatchObject({
        code: 'no-branch',
        details: expect.stringContaining('refs/heads/trunk') as string,
      });
      const branches = execFileSync('git', ['branch', '--list'], { cwd: site.remote }).toString();
      expect(branches).toBe('* trunk\n');
    });
  });

  describe('what waits', () => {
    it.each(['pre-commit', 'post-commit', 'pre-push'])(
      'a publication that waits for the hook %s can be cancelled, and leaves no commit; meanwhile nobody takes it for published',
      async (name) => {
        const before = stateOfMine();
        const started = path.join(site.folder, 'started');
        const gitFolder = path.join(mine.folder, '.git');
        hook(gitFolder, name, `touch '${started}'; while :; do sleep 0.1; done`);
        const cancelled = new AbortController();
        const answer = publishMine([toBeckley()], cancelled.signal);
        await fileAt(started);
        expect((await settledContent(mine.content)).files['contact.json']).toContain('Elizabeth');
        cancelled.abort();
        expect(await answer).toMatchObject({ result: 'refused', code: 'cancelled' });
        expect(stateOfMine()).toBe(before);
        expect(mine.read(contact)).toContain('Elizabeth');
      },
    );
  });

  it('a publication tells the content and what is public as they were, until it has ended', async () => {
    theirs.replace(contact, '304', '681');
    theirs.publishAll();
    const told = () =>
      Promise.all([settledContent(mine.content), settledPublicState(mine.content)]);
    const before = await told();
    const started = path.join(site.folder, 'started');
    hook(path.join(mine.folder, '.git'), 'pre-commit', `touch '${started}'; sleep 60`);
    const cancelled = new AbortController();
    const page = { path: 'pages/new-page.json', before: null, text: newPage() };
    const answer = publishMine([page], cancelled.signal);
    await fileAt(started);
    // by now, what others have published is in the folder
    expect(mine.read(contact)).toContain('681');
    expect(await told()).toEqual(before);
    cancelled.abort();
    expect(await answer).toMatchObject({ code: 'cancelled' });
    const [content, { files }] = await told();
    expect(content.files['contact.json']).toContain('681');
    expect(files['contact.json']).toContain('681');
  });

  describe('a refusal says why', () => {
    const refuses = async (code: string, details = /^/) => {
      mine.replace(contact, 'Elizabeth', 'Beckley');
      const answer = await publishMine();
      expect(answer).toMatchObject({ result: 'refused', code });
      if (answer.result === 'refused') expect(answer.details).toMatch(details);
      expect(mine.read(contact)).toContain('Beckley');
    };

    it('a publication is refused without a remote', async () => {
      mine.git('remote', 'remove', 'origin');
      await refuses('no-remote');
    });

    it('a publication is refused without a branch', async () => {
      mine.git('checkout', '--quiet', '--detach');
      await refuses('detached');
    });

    it('a publication is refused in the middle of a merge', async () => {
      mine.write('.git/MERGE_HEAD', mine.git('rev-parse', 'HEAD'));
      await refuses('merging');
    });

    it('a publication is refused without an author, whom it records once it is told', async () => {
      mine.git('config', '--unset', 'user.name');
      mine.git('config', '--unset', 'user.email');
      await refuses('no-author');
      // a name like an option of Git
      const author = { name: '--unset', email: 'ada@example.org' };
      expect(await publish(mine.content, { message: 'Contact', writes: [], author })).toMatchObject(
        {
          result: 'done',
        },
      );
      expect(mine.git('log', '-1', '--format=%an %ae', 'origin/main')).toBe(
        '--unset ada@example.org\n',
      );
      mine.replace(contact, 'Beckley', 'Charleston');
      expect(await publishMine()).toMatchObject({ result: 'done' });
    });

    it('a publication is refused if a hook of the repository refuses', async () => {
      failingHook(path.join(mine.folder, '.git'), 'pre-commit');
      await refuses('commit', /rule of pre-commit/);
    });

    it('a publication is refused without the network', async () => {
      mine.git('remote', 'set-url', 'origin', 'http://127.0.0.1:9/site.git');
      await refuses('unreachable', /^fatal: unable to access/);
    });

    it('a publication is refused if the remote is gone', async () => {
      mine.git('remote', 'set-url', 'origin', path.join(site.folder, 'gone.git'));
      await refuses('unreachable', /does not appear to be a git repository[^]*access rights/);
    });

    it.each(['remote.pushDefault', 'branch.main.pushRemote'])(
      'a publication is refused if this computer sends to another remote (%s)',
      async (name) => {
        mine.git('config', name, 'own');
        await refuses('elsewhere', /^own$/);
      },
    );

    it('a publication is refused if a developer has staged a version of a file that the folder no longer has', async () => {
      mine.replace(contact, '304', '740');
      mine.git('add', contact);
      await refuses('staged', /^contact\.json$/);
      expect(mine.git('show', `:${contact}`)).toContain('740');
    });

    it('a publication is refused if a developer has committed content, and others have published', async () => {
      theirs.replace(contact, '304', '681');
      theirs.publishAll();
      mine.replace('content/site.json', 'Example', 'Sample');
      mine.git('commit', '--quiet', '--all', '--message', 'Another name');
      await refuses('other-work', /Another name/);
    });

    it('a publication is refused if a developer’s commits would become public', async () => {
      mine.write('package.json', '{ "name": "unfinished" }\n');
      mine.git('commit', '--quiet', '--all', '--message', 'Half a feature');
      await refuses('other-work', /Half a feature/);
    });

    it('a publication is refused if others have changed content that somebody has changed here, but not in the form', async () => {
      theirs.replace(contact, '304', '681');
      theirs.publishAll();
      await refuses('local-changes', /contact\.json/);
    });

    it('a publication is refused if others have changed a file that was changed here outside of the content', async () => {
      theirs.write('package.json', '{ "name": "newer" }\n');
      theirs.publishAll();
      mine.write('package.json', '{ "name": "local" }\n');
      await refuses('local-changes');
      expect(mine.read('package.json')).toContain('local');
    });

    it('a publication is refused if the histories have nothing in common', async () => {
      theirs.git('checkout', '--quiet', '--orphan', 'other');
      theirs.git('commit', '--quiet', '--message', 'Another site');
      theirs.git('push', '--quiet', '--force', 'origin', 'HEAD:main');
      await refuses('unrelated');
    });
  });

  it('a publication from a shallow clone gets through', async () => {
    theirs.write('package.json', '{ "name": "newer" }\n');
    theirs.publishAll();
    const shallow = clone(`file://${site.remote}`, path.join(site.folder, 'shallow'), '--depth=1');
    theirs.replace('content/site.json', 'Example', 'Sample');
    theirs.publishAll();
    shallow.replace(contact, 'Elizabeth', 'Beckley');
    expect(await publish(shallow.content, { message: 'Contact', writes: [] })).toMatchObject({
      result: 'done',
    });
    expect(shallow.published(contact)).toContain('Beckley');
    expect(shallow.published('content/site.json')).toContain('Sample');
  });

  it('a first publication makes the branch', async () => {
    execFileSync('git', ['update-ref', '-d', 'refs/heads/main'], { cwd: site.remote });
    mine.git('fetch', '--quiet', '--prune');
    expect(await publishMine()).toMatchObject({ result: 'done' });
    expect(mine.published(contact)).toContain('Elizabeth');
  });
});
