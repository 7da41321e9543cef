/* `content-editor/server`: starts the editor, in Node. */

export type { ChoicePictures } from './choices';
export { startEditor } from './editor-server';
