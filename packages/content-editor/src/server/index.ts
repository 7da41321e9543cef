/* `content-editor/server`: starts the editor in Node, with other content than the configuration's. */

export type { ChoicePictures } from './choices';
export { startEditor } from './editor-server';
