/* `content-editor/server`: starts the editor, or writes it into a built site, in Node. */

export type { ChoicePictures } from './choices';
export { startEditor } from './editor-server';
export { writeHostedEditor } from './write-hosted';
