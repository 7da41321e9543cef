import { waitingMachine } from 'gatsby/dist/state-machines/waiting';
import { showUpdatesPromptly } from './prompt-updates';

it('shortens the time for which Gatsby gathers changes, and what follows it stays', () => {
  showUpdatesPromptly();
  const { batchingNodeMutations } = waitingMachine.states;
  expect(batchingNodeMutations?.after).toMatchObject([
    { delay: 50, target: [{ key: 'committingBatch' }] },
  ]);
});
