import { collectionOf } from 'content-check/collection';
import { openEntries, pageWithServices } from '../../../tests/helpers/editor-renames';
import { describeChanges } from '../../writing/changes/changes';
import { entriesToWrite } from '../write/to-write';
import { titlesIn } from './titles';

const page = 'pages/services.json';

describe('the title of a reference', () => {
  it('calls added and removed services by their titles, even one that is deleted', async () => {
    const { session } = await openEntries({
      [page]: pageWithServices('audits', 'strategy'),
      'services/audits.json': { slug: 'audits', title: 'Ethical AI Audits' },
      'services/strategy.json': { slug: 'strategy', title: 'Strategy' },
    });
    session.setEntry('services/training.json', {
      slug: 'training',
      title: 'AI Training for Teams',
    });
    session.setEntry(page, pageWithServices('training', 'audits', 'strategy'));
    session.setEntry('services/audits.json', undefined);
    const { state } = session;
    const after = entriesToWrite(state)[page];
    const collection = collectionOf(state.model, page);
    expect(
      describeChanges(collection, state.baseEntries[page], after, {
        titleOf: titlesIn(state),
      }),
    ).toEqual([
      'Sections › Service cards › Services: “AI Training for Teams” is added.',
      'Sections › Service cards › Services: “Ethical AI Audits” is removed.',
    ]);
  });
});
