import { checkTexts } from '../../src/store/check-texts';
import { siteModel } from '../small-site/model';
import { siteTexts } from '../small-site/texts';
import { memoryStore } from './memory-store';
import { describeStore } from './store-contract';

let memory: ReturnType<typeof memoryStore>;

beforeEach(() => {
  memory = memoryStore(siteTexts(), {
    check: (files, pictures) => checkTexts(siteModel, files, pictures),
  });
  memory.addPictureElsewhere('images/quilt-dawn.webp', 'AAAA');
});

describeStore('the one in memory', {
  store: () => memory.store,
  writeElsewhere: (file, bytes) =>
    file.endsWith('.json')
      ? memory.writeElsewhere(file, bytes.toString())
      : memory.addPictureElsewhere(file, bytes.toString('base64')),
});
