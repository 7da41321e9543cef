import { contentForTests } from '../../tests/small-site/content-folder';
import { siteEditor } from '../../tests/small-site/options';
import { describeStore } from '../../tests/helpers/store-contract';
import { startEditor } from '../server/editor-server';
import type { Store } from '../store/store';
import { localStore } from './local-store';

const content = contentForTests();
let editor: Awaited<ReturnType<typeof startEditor>>;
let store: Store;

beforeAll(async () => {
  editor = await startEditor({ ...siteEditor, root: content.root });
  store = localStore({ key: editor.key, frame: '' });
});

afterAll(() => editor.close());

beforeEach(() => {
  const { fetch } = globalThis;
  // a page asks its own server without naming it
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((address, init) => fetch(new URL(address as string, editor.url), init));
});

describeStore('the one on this computer', {
  store: () => store,
  writeElsewhere: (file, bytes) => content.write(file, bytes),
});
