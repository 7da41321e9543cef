import path from 'node:path';
import { git } from 'unit-testing/git';
import { clone, siteForTests } from '../../../tests/helpers/published-site';
import { siteContent } from '../../../tests/small-site/options';
import type { HistoryRequest } from '../../store/history';
import { publish } from '../publish/publish';
import { committedPicture, authorElsewhere } from './committed';
import { readHistory } from './read-history';

const site = siteForTests();
const { content, mine, theirs } = site;
const contact = 'content/contact.json';

const read = (request: HistoryRequest = {}, clone = mine) =>
  readHistory(clone.content, JSON.stringify(request));

/** Publishes a place of the contact. */
async function publishPlace(from: string, to: string): Promise<void> {
  mine.replace(contact, from, to);
  expect(await publish(mine.content, { message: to, writes: [] })).toMatchObject({
    result: 'done',
  });
}

describe('the history of a folder', () => {
  it('says who has changed which files, from what to what, the latest first', async () => {
    await publishPlace('Elizabeth', 'Beckley');
    await publishPlace('Beckley', 'Charleston');
    const { publications, end } = await read();
    expect(publications).toMatchObject([
      { author: 'June Carpenter', isFirst: false, isPublic: true, pictures: {} },
      { author: 'June Carpenter', isFirst: false },
      { isFirst: true, files: [] },
    ]);
    expect(Date.parse(publications[0]?.date ?? '')).toBeLessThanOrEqual(Date.now());
    const [file] = publications[0]?.files ?? [];
    expect(file?.file).toBe('contact.json');
    expect(file?.before).toContain('Beckley');
    expect(file?.after).toContain('Charleston');
    expect(end).toBeUndefined();
  });

  it('has what others have changed under their name, and no merges', async () => {
    theirs.git('config', 'user.name', 'Ada Rivers');
    theirs.replace(contact, '304', '681');
    theirs.publishAll();
    mine.replace('content/site.json', 'Example', 'Sample');
    mine.git('commit', '--quiet', '--all', '--message', 'As a developer does');
    mine.git('pull', '--quiet', '--no-rebase', '--no-edit');
    expect(mine.git('log', '-1', '--format=%s')).toContain('Merge');
    const { publications } = await read();
    const authors = publications.map(({ author, isFirst }) => (isFirst ? '' : author));
    expect(new Set(authors)).toEqual(new Set(['Ada Rivers', 'June Carpenter', '']));
    expect(authors).toHaveLength(3);
  });

  it('tells in whose name the other version of a conflict is', async () => {
    theirs.git('config', 'user.name', 'Ada Rivers');
    theirs.replace(contact, 'Elizabeth', 'Weston');
    theirs.publishAll();
    const before = mine.read(contact);
    const change = { path: 'contact.json', before, text: before.replace('Elizabeth', 'Beckley') };
    expect(await publish(mine.content, { message: 'Beckley', writes: [change] })).toEqual({
      result: 'outdated',
    });
    expect(await authorElsewhere(mine.content, 'contact.json')).toBe('Ada Rivers');
    // nobody has published what somebody changes in the folder
    mine.replace(contact, 'Weston', 'Elkins');
    expect(await authorElsewhere(mine.content, 'contact.json')).toBeNull();
  });

  it('has new and deleted files and pictures, and nothing that isn’t content', async () => {
    mine.copy('content/services/ethical-ai-audits.json', 'content/services/new-service.json');
    mine.copy('content/images/quilt-dawn.webp', 'content/images/new-picture.webp');
    mine.write('content/README.md', 'Words');
    mine.write('package.json', '{ "name": "newer" }\n');
    mine.publishAll();
    mine.remove('content/services/new-service.json');
    mine.publishAll();
    mine.write('content/README.md', 'Other words');
    mine.publishAll();
    const { publications } = await read();
    expect(publications).toHaveLength(3);
    expect(publications[0]?.files).toMatchObject([
      { file: 'services/new-service.json', after: null },
    ]);
    expect(publications[1]?.files).toMatchObject([
      { file: 'services/new-service.json', before: null },
    ]);
    expect(publications[1]?.pictures).toEqual({ 'images/new-picture.webp': 'new' });
  });

  it('has pictures of every name and folder, each of which has a history of its own', async () => {
    const names = ['IMG_[1].webp', 'IMG_1.webp', 'images/team/Anna.webp'];
    for (const name of names) {
      mine.copy('content/images/quilt-dawn.webp', `content/${name}`);
      mine.publishAll();
    }
    const pictures = async (request?: Parameters<typeof read>[0]) =>
      (await read(request)).publications.flatMap((publication) =>
        Object.keys(publication.pictures),
      );
    expect(await pictures()).toEqual(names.toReversed());
    expect(await pictures({ file: 'IMG_[1].webp' })).toEqual(['IMG_[1].webp']);
  });

  it('is that of one file, if that is asked for', async () => {
    await publishPlace('Elizabeth', 'Beckley');
    mine.replace('content/site.json', 'Example and Company', 'Hollow Lamp');
    mine.publishAll();
    const { publications } = await read({ file: 'site.json' });
    expect(publications.map(({ files }) => files.map(({ file }) => file))).toEqual([
      ['site.json'],
      [],
    ]);
  });

  it('marks what is not public yet', async () => {
    mine.replace(contact, 'Elizabeth', 'Beckley');
    mine.git('commit', '--quiet', '--all', '--message', 'Not sent');
    expect((await read()).publications.map(({ isPublic }) => isPublic)).toEqual([false, true]);
  });

  it('comes in parts that fit together, whatever is published meanwhile', async () => {
    for (let number = 1; number <= 17; number += 1) {
      mine.write(contact, JSON.stringify({ number }));
      mine.git('commit', '--quiet', '--all', '--message', String(number));
    }
    const { publications, end } = await read();
    expect(publications).toHaveLength(15);
    mine.write(contact, JSON.stringify({ number: 18 }));
    mine.git('commit', '--quiet', '--all', '--message', '18');
    const rest = await read({ from: end });
    expect(rest.publications.map(({ files }) => files[0]?.after)).toEqual([
      JSON.stringify({ number: 2 }),
      JSON.stringify({ number: 1 }),
      undefined,
    ]);
    expect(rest.end).toBeUndefined();
  });

  it('begins where a shallow clone begins', async () => {
    await publishPlace('Elizabeth', 'Beckley');
    const shallow = clone(`file://${site.remote}`, path.join(site.folder, 'shallow'), '--depth=1');
    expect((await read({}, shallow)).publications).toMatchObject([{ isFirst: true, files: [] }]);
  });

  it('is empty without a repository or a commit', async () => {
    expect(await readHistory(siteContent(content.root), '{}')).toEqual({ publications: [] });
    git(content.root, 'init', '--quiet');
    expect(await readHistory(siteContent(content.root), '{}')).toEqual({ publications: [] });
  });

  it('says that Git isn’t installed', async () => {
    const { PATH } = process.env;
    process.env.PATH = '/nowhere';
    const reading = read().finally(() => {
      process.env.PATH = PATH;
    });
    await expect(reading).rejects.toThrow('isn’t installed on this computer');
  });

  it.each(['{', '{"file":"notes.txt"}', '{"from":{"tip":"--all","skip":0}}'])(
    'refuses the request %s',
    async (body) => {
      await expect(readHistory(mine.content, body)).rejects.toThrow('can’t read this request');
    },
  );

  it('has the pictures of the time before a publication', async () => {
    const picture = 'images/quilt-dawn.webp';
    mine.remove(`content/${picture}`);
    mine.publishAll();
    const { publications } = await read();
    expect(await committedPicture(mine.content, picture)).toBeNull();
    const before = await committedPicture(mine.content, picture, publications[0]?.revision);
    expect(before?.base64).toBeDefined();
    expect(await committedPicture(mine.content, picture, '--output=notes')).toBeNull();
  });
});
