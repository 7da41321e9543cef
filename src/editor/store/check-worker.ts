import './jitless';
import { checkTexts } from '../site/check';
import type { Question } from './worker-check';

/* The check runs in a worker, so it never blocks typing. */
self.onmessage = ({ data }: MessageEvent<Question>) => {
  const { id, files, pictures } = data;
  self.postMessage({ id, problems: checkTexts(files, pictures) });
};
