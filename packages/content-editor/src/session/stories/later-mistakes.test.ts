import type { Problem } from 'content-check/problem';
import { openSession } from '../../../tests/helpers/editor-session';
import { memoryStore } from '../../../tests/helpers/memory-store';
import type { Json } from '../../writing/json';
import { shownProblems } from '../problems/shown-problems';
import { restoreCommitted } from '../history/restore-committed';
import { publishEdits } from '../publish/send-edits';

const file = 'pages/a.json';
const page = { path: '/a', sections: [{ type: 'hero', heading: '' }] };
const mistake = (field: string): Problem => ({
  ...{ severity: 'error', file, line: 1, column: 1, field },
  ...{ code: 'field-missing', params: {} },
});

/** A session whose check finds these problems, and whose store refuses them. */
async function open() {
  let problems = [mistake('sections[0].heading')];
  const text = JSON.stringify(page);
  const { store } = memoryStore(
    { [file]: text },
    {
      publishing: { publish: () => Promise.resolve({ result: 'mistakes', problems }) },
      history: { file: () => Promise.resolve({ text, date: '2026-03-01' }) },
    },
  );
  const session = await openSession(store, () => Promise.resolve(problems));
  return {
    session,
    addSection: async () => {
      const sections = session.state.editedEntries[file]?.sections as readonly Json[];
      session.change('sections', [...sections, { type: 'prose', heading: '' }], { file });
      problems = [...problems, mistake('sections[1].heading')];
      await session.checkEdits();
      return shownProblems(session.state).map(({ field }) => field);
    },
  };
}

describe('a form with mistakes', () => {
  it('shows no mistake in a section that is added after a publication was refused', async () => {
    const { session, addSection } = await open();
    session.change('title', 'A', { file });
    await publishEdits(session);
    expect(await addSection()).toEqual(['sections[0].heading']);
  });

  it('shows no mistake in a section that is added after an earlier version was restored', async () => {
    const { session, addSection } = await open();
    session.change('title', 'A', { file });
    await restoreCommitted(session, file);
    await session.checkEdits();
    expect(await addSection()).toEqual(['sections[0].heading']);
  });
});
