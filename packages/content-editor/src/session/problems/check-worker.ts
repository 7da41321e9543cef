import type { ContentModel } from 'content-check/content-model';
import { checkTexts } from '../../store/check-texts';
import type { Question } from './check-in-worker';

/** Answers questions in a worker, so that the check never blocks typing. */
export function startCheckWorker(model: ContentModel): void {
  self.onmessage = ({ data: { files, pictures } }: MessageEvent<Question>) => {
    self.postMessage(checkTexts(model, files, pictures));
  };
}
