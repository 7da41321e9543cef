import { settledContent, settledPublicState } from '../../src/server/publish/during-publication';
import { publish } from '../../src/server/publish/publish';
import { authorElsewhere } from '../../src/server/history/committed';
import { openSession } from './editor-session';
import { memoryStore } from './memory-store';
import type { Clone } from './published-site';

/** A session that edits the content of a clone, as through the server of its computer. */
export async function sessionOf({ content }: Clone) {
  const { store } = memoryStore(
    {},
    {
      load: async (known) => {
        const snapshot = await settledContent(content);
        return snapshot.version === known ? undefined : snapshot;
      },
      history: {
        authorElsewhere: async (file) => (await authorElsewhere(content, file)) ?? undefined,
      },
      publishing: {
        state: () => settledPublicState(content),
        publish: (request, signal) => publish(content, request, signal),
      },
    },
  );
  return { session: await openSession(store), store };
}
