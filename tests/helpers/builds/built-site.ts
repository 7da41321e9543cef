import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startServer, type RunningServer } from 'static-site/static-server';
import { siteAddress } from '../../../src/build/environment/site-address';
import { SiteCopy } from './site-copy';

type Options = {
  /** Environment variables of the build. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Changes the copy before it is built. */
  readonly arrange?: (copy: SiteCopy) => Promise<void>;
};

/** A copy of the site, built and served for the tests of one file or group, then deleted. */
export function builtSite(name: string, { variables = {}, arrange }: Options = {}) {
  const copy = new SiteCopy(name);
  const folder = path.join(copy.root, 'public');
  const { url, pathPrefix } = siteAddress(variables);
  let server: RunningServer | undefined;
  test.beforeAll(async () => {
    test.setTimeout(900_000);
    await copy.prepare();
    await arrange?.(copy);
    const { code, output } = await copy.build(variables);
    expect(code, output).toBe(0);
    server = await startServer({ dir: folder, pathPrefix });
  });
  test.afterAll(async () => {
    await server?.close();
    await copy.discard();
  });
  return {
    copy,
    folder,
    /** The address that it was built for, and the one where it is served. */
    url,
    pathPrefix,
    served: (route = '') => `${server?.url ?? ''}${route}`,
  };
}
