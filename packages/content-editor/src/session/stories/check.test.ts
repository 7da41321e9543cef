import type { Problem } from 'content-check/problem';
import {
  contact,
  contactFiles,
  openContact,
  openSession,
  phoneMistake,
  publishes,
} from '../../../tests/helpers/editor-session';
import { memoryStore } from '../../../tests/helpers/memory-store';
import type { Outcome } from '../../store/publishing';
import type { Check } from '../../store/store';

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
    session.change('location', 'Beckley, WV', 'contact.json');
    await session.checkEdits();
    expect(Object.keys(check.mock.lastCall?.[0] ?? {})).toEqual(['site.json', 'contact.json']);
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
