import type { EditorDefinition } from '../../definition';
import { checkTexts } from '../../store/check-texts';
import type { Question } from './worker-check';

/** Answers questions in a worker, so that the check never blocks typing. */
export function start({ model }: EditorDefinition): void {
  self.onmessage = ({ data: { files, pictures } }: MessageEvent<Question>) => {
    self.postMessage(checkTexts(model, files, pictures));
  };
}
