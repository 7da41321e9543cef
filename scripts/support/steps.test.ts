import { runAll, runBeside, type Step } from './steps';

const good: Step = { name: 'good', run: () => Promise.resolve(true) };
const bad: Step = { name: 'bad', run: () => Promise.resolve(false) };
const none = { passed: 0, failed: 0, skipped: 0 };

test('all steps run, also after one that fails', async () => {
  const outcomes = await runAll([bad, good]);
  expect(outcomes.map(({ name }) => name)).toEqual(['bad', 'good']);
});

test('rows of steps run side by side, each in its order', async () => {
  const begun: string[] = [];
  const step = (name: string): Step => ({
    name,
    run: () => Promise.resolve(Boolean(begun.push(name))),
  });
  const outcomes = await runBeside([step('a'), step('b')], [step('c')]);
  expect(begun).toEqual(['a', 'c', 'b']);
  expect(outcomes.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
});

test('a step without tests counts only when it fails', async () => {
  const [first, second] = await runAll([good, bad]);
  expect(first?.counts).toEqual(none);
  expect(second?.counts).toEqual({ ...none, failed: 1 });
});

test('a step with tests counts them', async () => {
  const counts = { passed: 3, failed: 2, skipped: 1 };
  const [outcome] = await runAll([{ ...bad, counts: () => Promise.resolve(counts) }]);
  expect(outcome?.counts).toEqual(counts);
});

test('a step that fails although its tests passed still counts as a failure', async () => {
  const counts = { passed: 3, failed: 0, skipped: 0 };
  const [outcome] = await runAll([{ ...bad, counts: () => Promise.resolve(counts) }]);
  expect(outcome?.counts).toEqual({ ...counts, failed: 1 });
});
