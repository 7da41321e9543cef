import { command } from 'command-line/command';
import { contentEditor } from 'content-editor/command';

/** `npm run edit`: the command `content-editor`, which reads `editor.config.ts`. */
command(() => contentEditor(process.argv.slice(2)));
