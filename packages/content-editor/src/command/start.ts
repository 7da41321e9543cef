import { command } from 'command-line/command';
import { contentEditor } from './content-editor';

/* What `bin` starts. */
command(() => contentEditor(process.argv.slice(2)));
