import type { Problem } from 'content-check/problem';
import {
  mistakeAt,
  contact as entry,
  nextTask,
  openContact,
  openSession,
  publishMeanwhile,
  resolveConflicts,
  publishes,
} from '../../../tests/helpers/editor-session';
import { memoryStore } from '../../../tests/helpers/memory-store';
import { maxTries, type Outcome } from '../../store/publishing';
import { isAnyEdited } from '../state/edited';
import { shownProblems } from '../problems/shown-problems';
import { cancelPublishing, publishEdits, writeEdits } from '../publish/send-edits';

const [contact, site, service] = ['contact.json', 'site.json', 'services/audits.json'];
const files = {
  [contact]: '{ "location": "Elkins" }',
  [site]: '{ "name": "Hill" }',
  [service]: '{ "title": "Audits" }',
};
const mistake = (file: string, more: Partial<Problem> = {}): Problem => ({
  ...mistakeAt({ file, field: 'phone' }),
  ...more,
});

/** A session whose base has these problems, whose open file is changed. */
async function open(...known: readonly Problem[]) {
  let problems = known;
  const memory = memoryStore(files);
  const session = await openSession(memory.store, () => Promise.resolve(problems));
  session.dispatch({ type: 'public state read', publicState: { files, pictures: {} } });
  session.dispatch({ type: 'file opened', file: contact });
  session.change('location', 'Beckley');
  return {
    ...memory,
    session,
    letCheckFind: (...found: readonly Problem[]) => {
      problems = found;
    },
  };
}

describe('a publication of a session', () => {
  describe('is refused', () => {
    it('for mistakes that the store finds, which are shown', async () => {
      const { session, store } = await open();
      const refused: Outcome = { result: 'mistakes', problems: [mistake(site)] };
      jest.spyOn(store.publishing, 'publish').mockResolvedValueOnce(refused);
      expect(await publishes(session)).toBe(false);
      expect(session.state.problems).toEqual([mistake(site)]);
      expect(shownProblems(session.state)).toEqual([mistake(site)]);
      expect(session.state.failure).toBe('error');
    });

    it('after some tries, if others are faster each time', async () => {
      const { session, store } = await open();
      const send = jest
        .spyOn(store.publishing, 'publish')
        .mockResolvedValue({ result: 'outdated' });
      expect(await publishes(session)).toBe(false);
      expect(send).toHaveBeenCalledTimes(maxTries);
      expect(session.state.status).toBe('Not published.');
      await expect(publishEdits(session)).resolves.toMatchObject({ code: 'busy' });
    });

    it('for a field that others have changed, about which somebody has to decide', async () => {
      const { session, writeElsewhere, files: now } = await open();
      writeElsewhere(contact, '{ "location": "Weston" }');
      expect(await publishes(session)).toBe(false);
      expect(session.state.conflicts).toMatchObject([{ field: 'location', theirs: 'Weston' }]);
      expect(session.state.status).toBe(
        'Not published: others have changed the same. Choose which version to keep.',
      );
      expect(now()[contact]).toBe('{ "location": "Weston" }');
    });

    it.each([
      ['is full', new Error('The disk is full.')],
      ['doesn’t answer', new TypeError('Failed to fetch')],
    ])('by a disk that %s, and everything is kept', async (_, error) => {
      const { session, edits } = await openContact({
        publishing: { publish: () => Promise.reject(error) },
      });
      session.change('location', 'Beckley, WV');
      expect(await publishes(session)).toBe(false);
      expect(session.state.status).toBe(
        `Not published: ${error.message} What you have typed is kept.`,
      );
      expect(session.state.failure).toBe('error');
      expect(session.state.sending).toBeUndefined();
      await session.keep();
      const { state } = (await openContact({}, edits)).session;
      expect(state.editedEntries[contact]).toMatchObject({ location: 'Beckley, WV' });
    });
  });

  it('is told even if the store answers nothing afterwards', async () => {
    const { session, store } = await open();
    jest.spyOn(store, 'load').mockRejectedValue(new Error('The editor has stopped.'));
    await publishEdits(session);
    expect(session.state.status).toBe('Published.');
  });

  it.each<['public' | 'files', string]>([
    ['public', 'It isn’t known whether it is published.'],
    ['files', 'It isn’t known whether it is written to the files.'],
  ])('isn’t said to have failed if nobody knows: %s', async (way, words) => {
    const unknown = () =>
      Promise.resolve({ result: 'refused', code: 'unanswered', details: 'No answer.' } as const);
    const { session } = await openContact({ write: unknown, publishing: { publish: unknown } });
    session.change('location', 'Beckley, WV');
    await (way === 'public' ? publishEdits(session) : writeEdits(session));
    expect(session.state.status).toBe(`${words} No answer. What you have typed is kept.`);
  });

  it('has a record of a file whose mistake may be mended by now', async () => {
    const { session, store } = await open(mistake(contact));
    session.touch({ file: contact, field: 'phone' });
    const send = jest.spyOn(store.publishing, 'publish');
    await publishEdits(session);
    expect(send.mock.lastCall?.[0].message).toMatch(/^Content: Contact\n/);
  });

  it('has no record of a file that waits since the store has found a mistake in it', async () => {
    const { session, store } = await open(mistake(contact));
    session.touch({ file: contact, field: 'phone' });
    for (const [file, field] of [
      [site, 'name'],
      [service, 'title'],
    ] as const) {
      session.dispatch({ type: 'file opened', file });
      session.change(field, 'Valley');
    }
    const send = jest
      .spyOn(store.publishing, 'publish')
      .mockResolvedValueOnce({ result: 'mistakes', problems: [mistake(site)] });
    await publishEdits(session);
    expect(send.mock.lastCall?.[0].message).toMatch(/^Content: Valley\n/);
  });

  it('has what was mended just before, too, beside other files', async () => {
    const { session, letCheckFind, files: now } = await open(mistake(contact));
    session.touch({ file: contact, field: 'phone' });
    session.change('name', 'Valley', { file: site });
    await session.checkEdits();
    letCheckFind();
    session.change('phone', '(304) 555-0142');
    await publishEdits(session);
    expect(session.state.status).toBe('Published.');
    expect(now()[contact]).toContain('(304) 555-0142');
  });

  it('reads once what the last commit has then', async () => {
    const { session, store } = await open();
    const texts = jest.spyOn(store.history, 'texts').mockResolvedValue({});
    await publishEdits(session);
    expect(texts).toHaveBeenCalledTimes(1);
  });

  it('doesn’t begin while another one runs', async () => {
    const { session, store } = await open();
    const write = jest.spyOn(store.publishing, 'publish');
    const [first, second] = await Promise.all([publishEdits(session), publishEdits(session)]);
    expect([first?.result, second]).toEqual(['done', undefined]);
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('isn’t needed once a text is that of the base again', async () => {
    const { session } = await open();
    expect(isAnyEdited(session.state)).toBe(true);
    session.change('location', 'Elkins');
    expect(isAnyEdited(session.state)).toBe(false);
  });

  it('resets touched fields, whose later mistakes stay hidden', async () => {
    const { session, letCheckFind } = await open();
    session.touch({ file: contact, field: 'phone' });
    await publishEdits(session);
    letCheckFind(mistake(contact));
    session.change('phone', 'x');
    await session.checkEdits();
    expect(shownProblems(session.state)).toEqual([]);
  });

  it.each([
    ['the same field', 'location', { location: 'Typed' }],
    ['another field', 'email', { location: 'Beckley', email: 'Typed' }],
  ])('keeps what is typed in %s while it runs', async (_, field, expected) => {
    const { session } = await open();
    await publishMeanwhile(session, () => session.change(field, 'Typed'));
    expect(session.state.conflicts).toEqual([]);
    expect(session.state.editedEntries[contact]).toEqual(expected);
  });

  it('keeps formatting changes from elsewhere', async () => {
    const { session, writeElsewhere, files: written } = await open();
    await session.checkEdits();
    writeElsewhere(contact, '{\n  "location": "Elkins"\n}\n');
    await session.refresh();
    await publishEdits(session);
    expect(written()[contact]).toBe('{\n  "location": "Beckley"\n}\n');
  });

  it('leaves a file that isn’t JSON as it is', async () => {
    const { session, files: written, writeElsewhere } = await open();
    writeElsewhere(site, '{ broken');
    await session.refresh();
    expect(await publishes(session)).toBe(true);
    expect(written()[site]).toBe('{ broken');
  });

  it('shows a file that was added elsewhere, which undo keeps', async () => {
    const { session, writeElsewhere } = await open();
    writeElsewhere('services/new.json', '{ "title": "New" }');
    await publishEdits(session);
    expect(session.state.editedEntries).toHaveProperty(['services/new.json']);
    session.undo();
    expect(session.state.editedEntries).toHaveProperty(['services/new.json']);
  });

  it('is merged with other fields that others have changed', async () => {
    const { session, writeElsewhere, files: now } = await open();
    writeElsewhere(contact, '{ "location": "Elkins", "phone": "1" }');
    expect(await publishes(session)).toBe(true);
    expect(JSON.parse(now()[contact] ?? '')).toEqual({ location: 'Beckley', phone: '1' });
  });

  it('keeps, of two fields that others have changed, the one about which nobody has decided', async () => {
    const { session, writeElsewhere, files: now } = await open();
    writeElsewhere(contact, '{ "location": "Weston", "phone": "1" }');
    await publishEdits(session);
    session.change('phone', '2');
    writeElsewhere(contact, '{ "location": "Weston", "phone": "3" }');
    resolveConflicts(session);
    expect(await publishes(session)).toBe(false);
    expect(session.state.conflicts).toMatchObject([{ field: 'phone', theirs: '3' }]);
    expect(JSON.parse(now()[contact] ?? '')).toEqual({ location: 'Weston', phone: '3' });
  });

  it('is merged, too, while another file waits for a decision', async () => {
    const { session, writeElsewhere, files: now } = await open();
    writeElsewhere(contact, '{ "location": "Weston" }');
    await session.refresh();
    session.change('name', 'Valley', { file: site });
    writeElsewhere(site, '{ "name": "Hill", "url": "https://hill.example" }');
    expect(await publishes(session)).toBe(true);
    expect(session.state.status).toBe('Published, except “Contact”.');
    expect(JSON.parse(now()[site] ?? '')).toEqual({ name: 'Valley', url: 'https://hill.example' });
    expect(session.state.conflicts).toMatchObject([{ file: contact }]);
  });

  it('is cancelled, also before it is sent and between two tries', async () => {
    const { session, store, writeElsewhere, files: now } = await open();
    const publishing = publishEdits(session);
    cancelPublishing(session);
    expect(await publishing).toMatchObject({ code: 'cancelled' });
    const { publish: send } = store.publishing;
    jest.spyOn(store.publishing, 'publish').mockImplementationOnce((request, signal) => {
      writeElsewhere(contact, '{ "location": "Elkins", "phone": "1" }');
      cancelPublishing(session);
      return send(request, signal);
    });
    expect(await publishEdits(session)).toMatchObject({ code: 'cancelled' });
    expect(now()[contact]).not.toContain('Beckley');
  });

  it('is cancelled even if it was asked for twice', async () => {
    const { session } = await open();
    const publishing = publishEdits(session);
    void publishEdits(session);
    cancelPublishing(session);
    expect(await publishing).toMatchObject({ code: 'cancelled' });
  });

  it('is told until it ends, whatever is typed', async () => {
    const { session } = await open();
    await publishMeanwhile(session, () => {
      const { announcements } = session.state;
      session.type('location', 'Beckley, WV');
      expect(session.state).toMatchObject({ status: 'Publishing…', announcements });
    });
    expect(session.state.status).toBe('Published.');
  });

  describe('writing to the files', () => {
    it('changes the files', async () => {
      const { session, files: now } = await open();
      await writeEdits(session);
      expect(JSON.parse(now()[contact] ?? '')).toEqual({ location: 'Beckley' });
      expect(session.state.status).toBe('Written to the files.');
      expect(isAnyEdited(session.state)).toBe(false);
    });

    it('says so if everything has to wait', async () => {
      const { session, writeElsewhere } = await open();
      writeElsewhere(contact, '{ "location": "Weston" }');
      await session.refresh();
      await writeEdits(session);
      expect(session.state.status).toMatch(/^Not written: others have changed the same\./);
    });
  });

  describe('a refresh', () => {
    /** A session with a change and a refresh that was asked for, and what lets the store answer that. */
    const openRefreshing = async () => {
      const opened = await openContact();
      const { session, store } = opened;
      const { load } = store;
      let answer: () => void = () => undefined;
      jest.spyOn(store, 'load').mockImplementationOnce((known) => {
        return new Promise((resolve) => {
          answer = () => resolve(load(known));
        });
      });
      session.change('location', 'Beckley, WV');
      return { ...opened, refreshing: session.refresh(), answer: () => answer() };
    };

    it('is asked for again if a publication has ended before it answers', async () => {
      const { session, store, refreshing, answer } = await openRefreshing();
      await nextTask();
      await publishEdits(session);
      answer();
      await refreshing;
      expect(session.state.editedEntries[contact]).toEqual({ ...entry, location: 'Beckley, WV' });
      expect(session.state.status).toBe('Published.');
      expect(store.load).toHaveBeenLastCalledWith(session.state.base.version);
    });

    it('takes nothing of its own for that of others', async () => {
      const { session, store, refreshing, answer } = await openRefreshing();
      await nextTask();
      const { publish: send } = store.publishing;
      jest.spyOn(store.publishing, 'publish').mockImplementationOnce(async (request, signal) => {
        const outcome = await send(request, signal);
        session.change('location', 'Beckley, West Virginia');
        answer();
        await nextTask();
        return outcome;
      });
      await publishEdits(session);
      await refreshing;
      expect(session.state.conflicts).toEqual([]);
      expect(session.state.status).toBe('Published.');
      expect(session.state.editedEntries[contact]).toMatchObject({
        location: 'Beckley, West Virginia',
      });
    });

    it('waits for a publication that runs', async () => {
      const { session, store } = await openContact();
      const load = jest.spyOn(store, 'load');
      session.change('location', 'Beckley, WV');
      const publishing = publishEdits(session);
      await session.untilChecked();
      await Promise.all([publishing, session.refresh()]);
      expect(new Set(load.mock.calls.flat())).toEqual(new Set([session.state.base.version]));
    });
  });
});
