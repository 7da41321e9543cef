import './jitless';
import { checkTexts } from '../site/check';
import type { Question } from './worker-check';

/* Checks beside the page, so that typing never waits for it. */
self.onmessage = ({ data }: MessageEvent<Question>) => {
  const { id, files, pictures } = data;
  self.postMessage({ id, problems: checkTexts(files, pictures) });
};
