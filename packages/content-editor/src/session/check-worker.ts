import './jitless';
import { checkTexts } from '../../../../src/editor/site/check';
import type { Question } from './worker-check';

/* The check runs in a worker, so it never blocks typing. */
self.onmessage = ({ data: { files, pictures } }: MessageEvent<Question>) => {
  self.postMessage(checkTexts(files, pictures));
};
