/* `content-editor/server`: starts the editor of any content folder from Node, without a configuration file. */

export type { ChoicePictures } from './choices';
export { startEditor } from './editor-server';
export type { FrameApp } from './frame-app';
