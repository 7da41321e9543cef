import type { Problem } from 'content-check/problem';
import {
  contact,
  contactFiles,
  mistakeAt,
  openContact,
  openSession,
  phoneMistake,
  publishes,
} from '../../../tests/helpers/editor-session';
import { memoryStore } from '../../../tests/helpers/memory-store';
import type { Outcome } from '../../store/publishing';
import type { Check } from '../../store/store';
import { shownProblems } from '../problems/shown-problems';
import { everyField } from '../problems/touched';

afterEach(() => jest.useRealTimers());

describe('the check', () => {
  it('runs again after a merge with changes from elsewhere', async () => {
    jest.useFakeTimers();
    const { session, writeElsewhere } = await openContact({}, undefined, () =>
      Promise.resolve([phoneMistake]),
    );
    session.dispatch({ type: 'edits checked', problems: [] });
    session.change('location', 'Beckley, WV');
    writeElsewhere('contact.json', JSON.stringify({ ...contact, phone: 'none' }));
    await session.refresh();
    expect(session.state.problems).toEqual([]);
    await jest.advanceTimersByTimeAsync(1000);
    expect(session.state.problems).toEqual([phoneMistake]);
  });

  it('gets the changed files last, since of two equal addresses it reports the later one', async () => {
    const files = { 'contact.json': contactFiles['contact.json'], 'site.json': '{}' };
    const check = jest.fn<Promise<readonly Problem[]>, Parameters<Check>>(() =>
      Promise.resolve([]),
    );
    const session = await openSession(memoryStore(files).store, check);
    session.change('location', 'Beckley, WV', { file: 'contact.json' });
    await session.checkEdits();
    expect(Object.keys(check.mock.lastCall?.[0] ?? {})).toEqual(['site.json', 'contact.json']);
  });

  describe('an answer about what was edited before', () => {
    /** A session whose check answers when it is told to. */
    const openWaiting = async () => {
      const asked: ((problems: readonly Problem[]) => void)[] = [];
      const files = { ...contactFiles, 'site.json': '{}' };
      const session = await openSession(memoryStore(files).store);
      jest
        .spyOn(session, 'check')
        .mockImplementation(() => new Promise((answer) => void asked.push(answer)));
      return { session, asked };
    };
    const file = 'redirects.json';
    const place = (index: number) => ({ file, field: `redirects[${index}].from` });
    const [first, second] = [{ from: 'a' }, { from: '/b' }];

    it('is dropped, since its places may be others by now', async () => {
      const { session, asked } = await openWaiting();
      session.setEntry(file, { redirects: [first, second] });
      const checked = session.checkEdits();
      asked[0]?.([mistakeAt(place(0))]);
      await checked;
      const again = session.checkEdits();
      session.change('redirects', [second, first], { file });
      asked[1]?.([mistakeAt(place(0))]);
      await again;
      expect(session.state.problems).toMatchObject([place(1)]);
    });

    it('doesn’t hide the mistakes of a version that was brought back meanwhile', async () => {
      const { session, asked } = await openWaiting();
      session.change('location', 'Beckley, WV', { file: 'contact.json' });
      const checked = session.checkEdits();
      session.setEntry('contact.json', { ...contact, phone: 'none' });
      session.touch({ file: 'contact.json', field: everyField });
      asked[0]?.([]);
      await checked;
      const again = session.checkEdits();
      asked[1]?.([phoneMistake]);
      await again;
      expect(shownProblems(session.state)).toEqual([phoneMistake]);
    });
  });

  describe('a check that doesn’t answer', () => {
    const noAnswer = () => Promise.resolve(undefined);

    it('doesn’t block a publication, since the store checks everything itself', async () => {
      const { session } = await openContact({}, undefined, noAnswer);
      session.change('location', 'Beckley, WV');
      expect(await publishes(session)).toBe(true);
      expect(session.state.isCheckWorking).toBe(false);
    });

    it('counts as working once it answers again', async () => {
      const answers = [undefined, undefined, [] as Problem[]];
      const { session } = await openContact({}, undefined, () => Promise.resolve(answers.shift()));
      await session.checkEdits();
      expect(session.state.isCheckWorking).toBe(false);
      await session.checkEdits();
      expect(session.state.isCheckWorking).toBe(true);
    });

    it('shows the mistakes that the store finds, which may publish the next time', async () => {
      const answers: Outcome[] = [{ result: 'mistakes', problems: [phoneMistake] }];
      const snapshot = { files: {}, pictures: {}, version: '2' };
      const send = () => Promise.resolve(answers.pop() ?? { result: 'done' as const, snapshot });
      const { session } = await openContact({ publishing: { publish: send } }, undefined, noAnswer);
      session.change('phone', 'x');
      expect(await publishes(session)).toBe(false);
      expect(session.state.problems).toEqual([phoneMistake]);
      session.change('phone', '(304) 555-0199');
      expect(await publishes(session)).toBe(true);
    });
  });
});
