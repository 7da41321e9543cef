import { until } from 'browser-testing/engines/engine';
import type { Row } from './assertions';
import { seconds } from './seconds';
import type { SiteCopy } from './site-copy';

/** A copy of the site, and how to build and to edit it. */
export type EditedSite = {
  readonly copy: SiteCopy;
  /** Builds the copy as a user does. */
  readonly build: () => Promise<unknown>;
  /** Starts `develop` in the copy; it may answer later. */
  readonly develop: () => Promise<{ readonly url: string; readonly stop: () => Promise<void> }>;
  /** Puts a word into a text of the copy, in the place of an earlier one. */
  readonly edit: (word: string) => Promise<void>;
  /** The path of the data in which this text arrives, in `develop` as in the built site. */
  readonly data: string;
};

/** How long `develop` may take, in milliseconds. */
const patience = 120_000;

/**
 * Measures, in a copy of the site, a clean build, a warm build after an edit, and the time from saving an
 * edit until `develop` shows it.
 */
export async function measureBuilds(site: EditedSite): Promise<Row[]> {
  await site.copy.prepare();
  const clean = await seconds(site.build);
  await site.edit('Edited:');
  const warm = await seconds(site.build);
  const update = await measureUpdate(site);
  await site.copy.discard();
  const assertions = [
    assertion('Clean build', clean, 45),
    assertion('Warm build after an edit', warm, 10),
    assertion('From save until `develop` has it', update, 1.5),
  ];
  return [{ subject: 'two idle cores', assertions }];
}

/** The seconds from saving an edit until `develop` has it. */
async function measureUpdate({ develop, edit, data }: EditedSite): Promise<number> {
  const server = await develop();
  const shows = async (text: string) => {
    const response = await fetch(server.url + data).catch(() => undefined);
    return response?.ok === true && (await response.text()).includes(text);
  };
  try {
    await until(() => shows('Edited: '), patience);
    return await seconds(async () => {
      await edit('Seen:');
      await until(() => shows('Seen: '), patience);
    });
  } finally {
    await server.stop();
  }
}

/** A time in seconds that should be at most the goal. */
const assertion = (metric: string, time: number, goal: number) => ({
  metric,
  goal: `≤ ${goal} s`,
  value: `${time.toFixed(1)} s`,
  passed: time <= goal,
});
